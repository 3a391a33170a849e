// Every program that is known, one line each, sorted.
import type { CommandSpec } from './define.ts'
import _7z from './7z.ts'
import PlistBuddy from './PlistBuddy.ts'
import R from './R.ts'
import Rscript from './Rscript.ts'
import SetFile from './SetFile.ts'
import VBoxManage from './VBoxManage.ts'
import a2enmod from './a2enmod.ts'
import ab from './ab.ts'
import ack from './ack.ts'
import act from './act.ts'
import addr2line from './addr2line.ts'
import afplay from './afplay.ts'
import ag from './ag.ts'
import age from './age.ts'
import alias from './alias.ts'
import ansible from './ansible.ts'
import ansibleGalaxy from './ansible-galaxy.ts'
import ansibleInventory from './ansible-inventory.ts'
import ansiblePlaybook from './ansible-playbook.ts'
import ansiblePull from './ansible-pull.ts'
import ansibleVault from './ansible-vault.ts'
import ant from './ant.ts'
import apk from './apk.ts'
import applyPatch from './apply_patch.ts'
import apt from './apt.ts'
import ar from './ar.ts'
import arch from './arch.ts'
import argocd from './argocd.ts'
import aria2c from './aria2c.ts'
import arp from './arp.ts'
import as from './as.ts'
import asciinema from './asciinema.ts'
import at from './at.ts'
import auditctl from './auditctl.ts'
import auth0 from './auth0.ts'
import automator from './automator.ts'
import autoreconf from './autoreconf.ts'
import autossh from './autossh.ts'
import awk from './awk.ts'
import aws from './aws/index.ts'
import awsVault from './aws-vault.ts'
import axel from './axel.ts'
import az from './az.ts'
import badblocks from './badblocks.ts'
import base64 from './base64.ts'
import basename from './basename.ts'
import basenc from './basenc.ts'
import bash from './bash.ts'
import bat from './bat.ts'
import bazel from './bazel.ts'
import bc from './bc.ts'
import bcdedit from './bcdedit.ts'
import bfg from './bfg.ts'
import bind from './bind.ts'
import biome from './biome.ts'
import black from './black.ts'
import blkdiscard from './blkdiscard.ts'
import blkid from './blkid.ts'
import bluetoothctl from './bluetoothctl.ts'
import bq from './bq.ts'
import brew from './brew.ts'
import brotli from './brotli.ts'
import bsdtar from './bsdtar.ts'
import btrfs from './btrfs.ts'
import builtin from './builtin.ts'
import bun from './bun.ts'
import bundle from './bundle.ts'
import bunx from './bunx.ts'
import busctl from './busctl.ts'
import busybox from './busybox.ts'
import bwrap from './bwrap.ts'
import bzip2 from './bzip2.ts'
import cabal from './cabal.ts'
import caddy from './caddy.ts'
import caffeinate from './caffeinate.ts'
import cal from './cal.ts'
import capsh from './capsh.ts'
import cargo from './cargo/index.ts'
import cargoNextest from './cargo-nextest.ts'
import cat from './cat.ts'
import ccache from './ccache.ts'
import cd from './cd.ts'
import cdk from './cdk.ts'
import certbot from './certbot.ts'
import certutil from './certutil.ts'
import changeset from './changeset.ts'
import chattr from './chattr.ts'
import chcon from './chcon.ts'
import chflags from './chflags.ts'
import chmod from './chmod.ts'
import choom from './choom.ts'
import chown from './chown.ts'
import chroot from './chroot.ts'
import chrt from './chrt.ts'
import circleci from './circleci.ts'
import cksum from './cksum.ts'
import claude from './claude.ts'
import clickhouseClient from './clickhouse-client.ts'
import cloc from './cloc.ts'
import cloudflared from './cloudflared.ts'
import cmake from './cmake.ts'
import cmd from './cmd.ts'
import cmp from './cmp.ts'
import code from './code.ts'
import codesign from './codesign.ts'
import codex from './codex.ts'
import colordiff from './colordiff.ts'
import colrm from './colrm.ts'
import column from './column.ts'
import combine from './combine.ts'
import comm from './comm.ts'
import command from './command.ts'
import commitlint from './commitlint.ts'
import complete from './complete.ts'
import composer from './composer.ts'
import composite from './composite.ts'
import concurrently from './concurrently.ts'
import conda from './conda.ts'
import consul from './consul.ts'
import convert from './convert.ts'
import coredumpctl from './coredumpctl.ts'
import corepack from './corepack.ts'
import coverage from './coverage.ts'
import cowsay from './cowsay.ts'
import cp from './cp.ts'
import cpio from './cpio.ts'
import cpulimit from './cpulimit.ts'
import cqlsh from './cqlsh.ts'
import createdb from './createdb.ts'
import createuser from './createuser.ts'
import crictl from './crictl.ts'
import croc from './croc.ts'
import crontab from './crontab.ts'
import crossEnv from './cross-env.ts'
import cryptsetup from './cryptsetup.ts'
import crystal from './crystal.ts'
import csh from './csh.ts'
import csplit from './csplit.ts'
import csrutil from './csrutil.ts'
import csvclean from './csvclean.ts'
import csvcut from './csvcut.ts'
import csvgrep from './csvgrep.ts'
import csvjson from './csvjson.ts'
import csvsql from './csvsql.ts'
import ctest from './ctest.ts'
import curl from './curl.ts'
import cursorAgent from './cursor-agent.ts'
import cut from './cut.ts'
import daemonize from './daemonize.ts'
import dart from './dart.ts'
import datadogCi from './datadog-ci.ts'
import date from './date.ts'
import dbusRunSession from './dbus-run-session.ts'
import dd from './dd.ts'
import debugfs from './debugfs.ts'
import declare from './declare.ts'
import defaults from './defaults.ts'
import delta from './delta.ts'
import deno from './deno/index.ts'
import df from './df.ts'
import dhclient from './dhclient.ts'
import diff from './diff.ts'
import diff3 from './diff3.ts'
import dig from './dig.ts'
import dircolors from './dircolors.ts'
import direnv from './direnv.ts'
import dirname from './dirname.ts'
import diskutil from './diskutil.ts'
import ditto from './ditto.ts'
import dmesg from './dmesg.ts'
import dmidecode from './dmidecode.ts'
import dmsetup from './dmsetup.ts'
import dnf from './dnf.ts'
import dnsSd from './dns-sd.ts'
import doas from './doas.ts'
import docker from './docker/index.ts'
import dockerCompose from './docker-compose.ts'
import doctl from './doctl.ts'
import dos2unix from './dos2unix.ts'
import dot from './dot.ts'
import dotenv from './dotenv.ts'
import dotnet from './dotnet.ts'
import dpkg from './dpkg.ts'
import dpkgArchitecture from './dpkg-architecture.ts'
import dpkgDivert from './dpkg-divert.ts'
import dpkgSplit from './dpkg-split.ts'
import drill from './drill.ts'
import dropdb from './dropdb.ts'
import dscacheutil from './dscacheutil.ts'
import dscl from './dscl.ts'
import dsconfigad from './dsconfigad.ts'
import dseditgroup from './dseditgroup.ts'
import dtach from './dtach.ts'
import du from './du.ts'
import duckdb from './duckdb.ts'
import dumpe2fs from './dumpe2fs.ts'
import dune from './dune.ts'
import dust from './dust.ts'
import e2image from './e2image.ts'
import eatmydata from './eatmydata.ts'
import eb from './eb.ts'
import echo from './echo.ts'
import ed from './ed.ts'
import edquota from './edquota.ts'
import efibootmgr from './efibootmgr.ts'
import eksctl from './eksctl.ts'
import elfedit from './elfedit.ts'
import elixir from './elixir.ts'
import elvish from './elvish.ts'
import emacs from './emacs.ts'
import emacsclient from './emacsclient.ts'
import emerge from './emerge.ts'
import enable from './enable.ts'
import enscript from './enscript.ts'
import entr from './entr.ts'
import env from './env.ts'
import envsubst from './envsubst.ts'
import erl from './erl.ts'
import esbuild from './esbuild.ts'
import eslint from './eslint.ts'
import etcdctl from './etcdctl.ts'
import ethtool from './ethtool.ts'
import _eval from './eval.ts'
import ex from './ex.ts'
import exec from './exec.ts'
import exiftool from './exiftool.ts'
import exit from './exit.ts'
import expand from './expand.ts'
import expect from './expect.ts'
import _export from './export.ts'
import exportfs from './exportfs.ts'
import expr from './expr.ts'
import eza from './eza.ts'
import facter from './facter.ts'
import factor from './factor.ts'
import fail2banClient from './fail2ban-client.ts'
import fakeroot from './fakeroot.ts'
import faketime from './faketime.ts'
import fallocate from './fallocate.ts'
import fc from './fc.ts'
import fd from './fd.ts'
import fdesetup from './fdesetup.ts'
import fdisk from './fdisk.ts'
import fetch from './fetch.ts'
import ffmpeg from './ffmpeg.ts'
import ffprobe from './ffprobe.ts'
import figlet from './figlet.ts'
import file from './file.ts'
import find from './find/index.ts'
import findmnt from './findmnt.ts'
import findstr from './findstr.ts'
import firebase from './firebase.ts'
import firejail from './firejail.ts'
import firewallCmd from './firewall-cmd.ts'
import fish from './fish.ts'
import flake8 from './flake8.ts'
import flatpak from './flatpak.ts'
import flit from './flit.ts'
import flock from './flock.ts'
import flux from './flux.ts'
import flyctl from './flyctl.ts'
import fmt from './fmt.ts'
import fold from './fold.ts'
import format from './format.ts'
import fortune from './fortune.ts'
import fping from './fping.ts'
import free from './free.ts'
import fsck from './fsck.ts'
import fstrim from './fstrim.ts'
import ftp from './ftp.ts'
import fuser from './fuser.ts'
import fzf from './fzf.ts'
import galleryDl from './gallery-dl.ts'
import gatekeeper from './gatekeeper.ts'
import gcc from './gcc.ts'
import gcloud from './gcloud.ts'
import gdb from './gdb.ts'
import gdisk from './gdisk.ts'
import gem from './gem.ts'
import gemini from './gemini.ts'
import getconf from './getconf.ts'
import getenforce from './getenforce.ts'
import getopt from './getopt.ts'
import getopts from './getopts.ts'
import gettext from './gettext.ts'
import gh from './gh/index.ts'
import ghc from './ghc.ts'
import git from './git/index.ts'
import gitCrypt from './git-crypt.ts'
import gitDashed from './git-dashed.ts'
import gitFilterRepo from './git-filter-repo.ts'
import gitLfs from './git-lfs.ts'
import gitk from './gitk.ts'
import glab from './glab/index.ts'
import go from './go/index.ts'
import gofmt from './gofmt.ts'
import golangciLint from './golangci-lint.ts'
import gosu from './gosu.ts'
import gpg from './gpg.ts'
import gpgconf from './gpgconf.ts'
import gprof from './gprof.ts'
import gradle from './gradle.ts'
import grep from './grep.ts'
import gron from './gron.ts'
import groovy from './groovy.ts'
import groupmems from './groupmems.ts'
import groupmod from './groupmod.ts'
import grpcurl from './grpcurl.ts'
import grubInstall from './grub-install.ts'
import gsettings from './gsettings.ts'
import gsutil from './gsutil.ts'
import guile from './guile.ts'
import gzip from './gzip.ts'
import hadolint from './hadolint.ts'
import hash from './hash.ts'
import hcloud from './hcloud.ts'
import hdiutil from './hdiutil.ts'
import hdparm from './hdparm.ts'
import head from './head.ts'
import helm from './helm.ts'
import help from './help.ts'
import heroku from './heroku.ts'
import hexdump from './hexdump.ts'
import hexyl from './hexyl.ts'
import hey from './hey.ts'
import hg from './hg/index.ts'
import history from './history.ts'
import host from './host.ts'
import hostname from './hostname.ts'
import hostnamectl from './hostnamectl.ts'
import hping3 from './hping3.ts'
import htmlq from './htmlq.ts'
import http from './http.ts'
import httpServer from './http-server.ts'
import httpd from './httpd.ts'
import httpie from './httpie.ts'
import httrack from './httrack.ts'
import hub from './hub.ts'
import husky from './husky.ts'
import hwclock from './hwclock.ts'
import hydra from './hydra.ts'
import hyperfine from './hyperfine.ts'
import iconv from './iconv.ts'
import id from './id.ts'
import ifconfig from './ifconfig.ts'
import importScreen from './import.ts'
import in2csv from './in2csv.ts'
import influx from './influx.ts'
import info from './info.ts'
import init from './init.ts'
import initdb from './initdb.ts'
import inotifywait from './inotifywait.ts'
import install from './install.ts'
import installer from './installer.ts'
import ionice from './ionice.ts'
import ip from './ip.ts'
import ipcrm from './ipcrm.ts'
import iperf3 from './iperf3.ts'
import ipset from './ipset.ts'
import iptables from './iptables.ts'
import iptablesSave from './iptables-save.ts'
import ipython from './ipython.ts'
import irb from './irb.ts'
import istioctl from './istioctl.ts'
import isutf8 from './isutf8.ts'
import iw from './iw.ts'
import jar from './jar.ts'
import java from './java.ts'
import javac from './javac.ts'
import jest from './jest.ts'
import jj from './jj/index.ts'
import jobs from './jobs.ts'
import join from './join.ts'
import journalctl from './journalctl.ts'
import jq from './jq.ts'
import jrunscript from './jrunscript.ts'
import jshell from './jshell.ts'
import jsonlint from './jsonlint.ts'
import julia from './julia.ts'
import jupyter from './jupyter.ts'
import just from './just.ts'
import k9s from './k9s.ts'
import kextfind from './kextfind.ts'
import kickstart from './kickstart.ts'
import kill from './kill.ts'
import killall from './killall.ts'
import kind from './kind.ts'
import kinit from './kinit.ts'
import kotlin from './kotlin.ts'
import kotlinc from './kotlinc.ts'
import ksh from './ksh.ts'
import kubeadm from './kubeadm.ts'
import kubectl from './kubectl/index.ts'
import kubectx from './kubectx.ts'
import kustomize from './kustomize.ts'
import last from './last.ts'
import launchctl from './launchctl.ts'
import lazygit from './lazygit.ts'
import lckdo from './lckdo.ts'
import ld from './ld.ts'
import ldSo from './ld.so.ts'
import ldapmodify from './ldapmodify.ts'
import ldapsearch from './ldapsearch.ts'
import ldconfig from './ldconfig.ts'
import ldd from './ldd.ts'
import lefthook from './lefthook.ts'
import less from './less.ts'
import _let from './let.ts'
import lftp from './lftp.ts'
import linkerd from './linkerd.ts'
import linodeCli from './linode-cli.ts'
import lldb from './lldb.ts'
import ln from './ln.ts'
import locale from './locale.ts'
import localtunnel from './localtunnel.ts'
import locate from './locate.ts'
import log from './log.ts'
import logger from './logger.ts'
import loginctl from './loginctl.ts'
import logrotate from './logrotate.ts'
import logsave from './logsave.ts'
import lolcat from './lolcat.ts'
import look from './look.ts'
import losetup from './losetup.ts'
import lp from './lp.ts'
import lpadmin from './lpadmin.ts'
import lpr from './lpr.ts'
import lpstat from './lpstat.ts'
import ls from './ls.ts'
import lsappinfo from './lsappinfo.ts'
import lsbRelease from './lsb_release.ts'
import lsblk from './lsblk.ts'
import lscpu from './lscpu.ts'
import lshw from './lshw.ts'
import lslogins from './lslogins.ts'
import lsmod from './lsmod.ts'
import lsof from './lsof.ts'
import lspci from './lspci.ts'
import lstopo from './lstopo.ts'
import lsusb from './lsusb.ts'
import ltrace from './ltrace.ts'
import lua from './lua.ts'
import luac from './luac.ts'
import lvremove from './lvremove.ts'
import lxc from './lxc.ts'
import lxcAttach from './lxc-attach.ts'
import lxcDestroy from './lxc-destroy.ts'
import lxcLs from './lxc-ls.ts'
import lxcStart from './lxc-start.ts'
import lynx from './lynx.ts'
import lz4 from './lz4.ts'
import machinectl from './machinectl.ts'
import mail from './mail.ts'
import make from './make.ts'
import makepkg from './makepkg.ts'
import man from './man.ts'
import mapfile from './mapfile.ts'
import markdownlint from './markdownlint.ts'
import masscan from './masscan.ts'
import mcookie from './mcookie.ts'
import md5 from './md5.ts'
import md5sum from './md5sum.ts'
import mdadm from './mdadm.ts'
import mdfind from './mdfind.ts'
import mdls from './mdls.ts'
import mdutil from './mdutil.ts'
import meson from './meson.ts'
import minicom from './minicom.ts'
import mise from './mise.ts'
import mix from './mix.ts'
import mkdir from './mkdir.ts'
import mkdirp from './mkdirp.ts'
import mkdocs from './mkdocs.ts'
import mkfifo from './mkfifo.ts'
import mkfs from './mkfs.ts'
import mknod from './mknod.ts'
import mktemp from './mktemp.ts'
import mlr from './mlr.ts'
import mocha from './mocha.ts'
import modprobe from './modprobe.ts'
import mongodump from './mongodump.ts'
import mongorestore from './mongorestore.ts'
import mongosh from './mongosh.ts'
import montage from './montage.ts'
import more from './more.ts'
import mosh from './mosh.ts'
import moshServer from './mosh-server.ts'
import mosquittoPub from './mosquitto_pub.ts'
import mount from './mount.ts'
import mountpoint from './mountpoint.ts'
import msgcat from './msgcat.ts'
import msgfilter from './msgfilter.ts'
import msgfmt from './msgfmt.ts'
import msggrep from './msggrep.ts'
import msgmerge from './msgmerge.ts'
import msgunfmt from './msgunfmt.ts'
import mtr from './mtr.ts'
import multipass from './multipass.ts'
import mutt from './mutt.ts'
import mv from './mv.ts'
import mvn from './mvn.ts'
import mypy from './mypy.ts'
import mysql from './mysql.ts'
import mysqladmin from './mysqladmin.ts'
import mysqlcheck from './mysqlcheck.ts'
import mysqldump from './mysqldump.ts'
import mysqldumpslow from './mysqldumpslow.ts'
import mysqlimport from './mysqlimport.ts'
import mysqlshow from './mysqlshow.ts'
import nano from './nano.ts'
import nc from './nc.ts'
import ncat from './ncat.ts'
import ncdu from './ncdu.ts'
import ncftpget from './ncftpget.ts'
import needrestart from './needrestart.ts'
import neofetch from './neofetch.ts'
import neonctl from './neonctl.ts'
import netlify from './netlify.ts'
import netstat from './netstat.ts'
import networkQuality from './networkQuality.ts'
import networkctl from './networkctl.ts'
import networksetup from './networksetup.ts'
import newgrp from './newgrp.ts'
import next from './next.ts'
import nft from './nft.ts'
import nginx from './nginx.ts'
import ngrep from './ngrep.ts'
import ngrok from './ngrok.ts'
import nice from './nice.ts'
import ninja from './ninja.ts'
import nix from './nix.ts'
import nixBuild from './nix-build.ts'
import nixEnv from './nix-env.ts'
import nixShell from './nix-shell.ts'
import nl from './nl.ts'
import nm from './nm.ts'
import nmap from './nmap.ts'
import nmcli from './nmcli.ts'
import node from './node.ts'
import nodeGyp from './node-gyp.ts'
import nodemon from './nodemon.ts'
import noglob from './noglob.ts'
import nohup from './nohup.ts'
import nomad from './nomad.ts'
import notifySend from './notify-send.ts'
import notifyutil from './notifyutil.ts'
import nping from './nping.ts'
import npm from './npm/index.ts'
import npmCheckUpdates from './npm-check-updates.ts'
import npmRunAll from './npm-run-all.ts'
import npx from './npx.ts'
import nscurl from './nscurl.ts'
import nsenter from './nsenter.ts'
import nslookup from './nslookup.ts'
import nu from './nu.ts'
import nuget from './nuget.ts'
import numfmt from './numfmt.ts'
import nvidiaSmi from './nvidia-smi.ts'
import nvm from './nvm.ts'
import nvme from './nvme.ts'
import nvram from './nvram.ts'
import nx from './nx.ts'
import objdump from './objdump.ts'
import ocaml from './ocaml.ts'
import oci from './oci.ts'
import od from './od.ts'
import ollama from './ollama.ts'
import op from './op.ts'
import opam from './opam.ts'
import open from './open.ts'
import opencode from './opencode.ts'
import openssl from './openssl/index.ts'
import openstack from './openstack.ts'
import openvpn from './openvpn.ts'
import osacompile from './osacompile.ts'
import osascript from './osascript.ts'
import packer from './packer.ts'
import pacman from './pacman.ts'
import pandoc from './pandoc.ts'
import parallel from './parallel.ts'
import parcel from './parcel.ts'
import pass from './pass.ts'
import passwd from './passwd.ts'
import paste from './paste.ts'
import patch from './patch.ts'
import pathchk from './pathchk.ts'
import pbcopy from './pbcopy.ts'
import pbpaste from './pbpaste.ts'
import pdfdetach from './pdfdetach.ts'
import pdfinfo from './pdfinfo.ts'
import pdfsig from './pdfsig.ts'
import pdftotext from './pdftotext.ts'
import pee from './pee.ts'
import perf from './perf.ts'
import perl from './perl.ts'
import perror from './perror.ts'
import pgBasebackup from './pg_basebackup.ts'
import pgCtl from './pg_ctl.ts'
import pgDump from './pg_dump.ts'
import pg_dumpall from './pg_dumpall.ts'
import pgIsready from './pg_isready.ts'
import pgRestore from './pg_restore.ts'
import pgcli from './pgcli.ts'
import pgrep from './pgrep.ts'
import php from './php.ts'
import phpunit from './phpunit.ts'
import pidof from './pidof.ts'
import pidstat from './pidstat.ts'
import ping from './ping.ts'
import pip from './pip.ts'
import pipCompile from './pip-compile.ts'
import pipx from './pipx.ts'
import pkexec from './pkexec.ts'
import pkgConfig from './pkg-config.ts'
import pkgutil from './pkgutil.ts'
import pkill from './pkill.ts'
import playwright from './playwright.ts'
import plutil from './plutil.ts'
import pm2 from './pm2.ts'
import pmap from './pmap.ts'
import pmset from './pmset.ts'
import pnpm from './pnpm.ts'
import pnpx from './pnpx.ts'
import poetry from './poetry.ts'
import port from './port.ts'
import postcss from './postcss.ts'
import pr from './pr.ts'
import preCommit from './pre-commit.ts'
import prettier from './prettier.ts'
import printenv from './printenv.ts'
import printf from './printf.ts'
import prisma from './prisma.ts'
import prlimit from './prlimit.ts'
import profiles from './profiles.ts'
import proot from './proot.ts'
import proxychains from './proxychains.ts'
import ps from './ps.ts'
import pscale from './pscale.ts'
import psql from './psql.ts'
import pssh from './pssh.ts'
import pstree from './pstree.ts'
import ptx from './ptx.ts'
import pulumi from './pulumi.ts'
import puppet from './puppet.ts'
import pv from './pv.ts'
import pvs from './pvs.ts'
import pwd from './pwd.ts'
import pwdx from './pwdx.ts'
import pwpolicy from './pwpolicy.ts'
import pwsh from './pwsh.ts'
import pyenv from './pyenv.ts'
import pylint from './pylint.ts'
import pytest from './pytest.ts'
import python from './python.ts'
import pythonM from './python-m.ts'
import qemuImg from './qemu-img.ts'
import qemuSystem from './qemu-system.ts'
import quota from './quota.ts'
import quotaon from './quotaon.ts'
import rails from './rails.ts'
import railway from './railway.ts'
import rake from './rake.ts'
import rc from './rc.ts'
import rcService from './rc-service.ts'
import rcUpdate from './rc-update.ts'
import rclone from './rclone.ts'
import rd from './rd.ts'
import read from './read.ts'
import readelf from './readelf.ts'
import readlink from './readlink.ts'
import realpath from './realpath.ts'
import redisBenchmark from './redis-benchmark.ts'
import redisCli from './redis-cli.ts'
import redisServer from './redis-server.ts'
import reg from './reg.ts'
import releaseIt from './release-it.ts'
import rename from './rename.ts'
import render from './render.ts'
import renice from './renice.ts'
import resize2fs from './resize2fs.ts'
import resolvectl from './resolvectl.ts'
import restic from './restic.ts'
import rev from './rev.ts'
import rg from './rg.ts'
import rimraf from './rimraf.ts'
import rlwrap from './rlwrap.ts'
import rm from './rm.ts'
import rmdir from './rmdir.ts'
import rollup from './rollup.ts'
import route from './route.ts'
import rpm from './rpm.ts'
import rsh from './rsh.ts'
import rsync from './rsync.ts'
import rtcwake from './rtcwake.ts'
import ruby from './ruby.ts'
import ruff from './ruff.ts'
import runParts from './run-parts.ts'
import run0 from './run0.ts'
import runcon from './runcon.ts'
import rustc from './rustc.ts'
import rustfmt from './rustfmt.ts'
import rustup from './rustup.ts'
import sam from './sam.ts'
import sar from './sar.ts'
import sass from './sass.ts'
import say from './say.ts'
import sbt from './sbt.ts'
import sc from './sc.ts'
import scalar from './scalar.ts'
import schroot from './schroot.ts'
import schtasks from './schtasks.ts'
import scons from './scons.ts'
import scp from './scp.ts'
import screen from './screen.ts'
import screencapture from './screencapture.ts'
import script from './script.ts'
import scriptreplay from './scriptreplay.ts'
import scutil from './scutil.ts'
import scw from './scw.ts'
import sdiff from './sdiff.ts'
import sdk from './sdk.ts'
import security from './security.ts'
import sed from './sed.ts'
import semanticRelease from './semantic-release.ts'
import sendmail from './sendmail.ts'
import sensors from './sensors.ts'
import sentryCli from './sentry-cli.ts'
import seq from './seq.ts'
import serverless from './serverless.ts'
import service from './service.ts'
import set from './set.ts'
import setarch from './setarch.ts'
import setcap from './setcap.ts'
import setenforce from './setenforce.ts'
import setfacl from './setfacl.ts'
import setfattr from './setfattr.ts'
import setlock from './setlock.ts'
import setpriv from './setpriv.ts'
import setsid from './setsid.ts'
import sfltool from './sfltool.ts'
import sftp from './sftp.ts'
import sh from './sh.ts'
import shasum from './shasum.ts'
import shellcheck from './shellcheck.ts'
import shfmt from './shfmt.ts'
import shopt from './shopt.ts'
import shortcuts from './shortcuts.ts'
import showmount from './showmount.ts'
import shred from './shred.ts'
import shuf from './shuf.ts'
import shutdown from './shutdown.ts'
import shx from './shx.ts'
import simctl from './simctl.ts'
import sips from './sips.ts'
import size from './size.ts'
import skaffold from './skaffold.ts'
import skill from './skill.ts'
import skopeo from './skopeo.ts'
import sleep from './sleep.ts'
import smartctl from './smartctl.ts'
import smbclient from './smbclient.ts'
import snap from './snap.ts'
import snmpwalk from './snmpwalk.ts'
import socat from './socat.ts'
import socket from './socket.ts'
import softlimit from './softlimit.ts'
import softwareupdate from './softwareupdate.ts'
import sops from './sops.ts'
import sort from './sort.ts'
import source from './source.ts'
import spctl from './spctl.ts'
import split from './split.ts'
import sponge from './sponge.ts'
import sqlcmd from './sqlcmd.ts'
import sqlite3 from './sqlite3.ts'
import ss from './ss.ts'
import ssh from './ssh.ts'
import sshAdd from './ssh-add.ts'
import sshAgent from './ssh-agent.ts'
import sshCopyId from './ssh-copy-id.ts'
import sshKeygen from './ssh-keygen.ts'
import sshKeyscan from './ssh-keyscan.ts'
import sshfs from './sshfs.ts'
import sshpass from './sshpass.ts'
import sshuttle from './sshuttle.ts'
import startStopDaemon from './start-stop-daemon.ts'
import stat from './stat.ts'
import stdbuf from './stdbuf.ts'
import stern from './stern.ts'
import strace from './strace.ts'
import streamzip from './streamzip.ts'
import strings from './strings.ts'
import strip from './strip.ts'
import stripe from './stripe.ts'
import stty from './stty.ts'
import su from './su.ts'
import sudo from './sudo.ts'
import supabase from './supabase.ts'
import supervisorctl from './supervisorctl.ts'
import svn from './svn/index.ts'
import svnadmin from './svnadmin.ts'
import svnlook from './svnlook.ts'
import svnsync from './svnsync.ts'
import swVers from './sw_vers.ts'
import swapon from './swapon.ts'
import swc from './swc.ts'
import swift from './swift.ts'
import swiftc from './swiftc.ts'
import sync from './sync.ts'
import sysadminctl from './sysadminctl.ts'
import sysctl from './sysctl.ts'
import sysrc from './sysrc.ts'
import systemctl from './systemctl.ts'
import systemdAnalyze from './systemd-analyze.ts'
import systemdCgls from './systemd-cgls.ts'
import systemdInhibit from './systemd-inhibit.ts'
import systemdNspawn from './systemd-nspawn.ts'
import systemdRun from './systemd-run.ts'
import systemdTmpfiles from './systemd-tmpfiles.ts'
import systemsetup from './systemsetup.ts'
import tac from './tac.ts'
import tail from './tail.ts'
import tailscale from './tailscale.ts'
import tar from './tar.ts'
import task from './task.ts'
import taskkill from './taskkill.ts'
import tasklist from './tasklist.ts'
import taskset from './taskset.ts'
import tccutil from './tccutil.ts'
import tclsh from './tclsh.ts'
import tcpdump from './tcpdump.ts'
import tee from './tee.ts'
import telnet from './telnet.ts'
import tempfile from './tempfile.ts'
import temporal from './temporal.ts'
import terraform from './terraform.ts'
import terragrunt from './terragrunt.ts'
import test from './test.ts'
import textutil from './textutil.ts'
import tflint from './tflint.ts'
import tftp from './tftp.ts'
import tig from './tig.ts'
import time from './time.ts'
import timeout from './timeout.ts'
import tkn from './tkn.ts'
import tldr from './tldr.ts'
import tmate from './tmate.ts'
import tmutil from './tmutil.ts'
import tmux from './tmux.ts'
import tokei from './tokei.ts'
import top from './top.ts'
import touch from './touch.ts'
import tox from './tox.ts'
import tput from './tput.ts'
import tr from './tr.ts'
import traceroute from './traceroute.ts'
import trap from './trap.ts'
import tree from './tree.ts'
import trivy from './trivy.ts'
import _true from './true.ts'
import truncate from './truncate.ts'
import ts from './ts.ts'
import tsNode from './ts-node.ts'
import tsc from './tsc.ts'
import tshark from './tshark.ts'
import tsort from './tsort.ts'
import tsup from './tsup.ts'
import tsx from './tsx.ts'
import tune2fs from './tune2fs.ts'
import turbo from './turbo.ts'
import turso from './turso.ts'
import twilio from './twilio.ts'
import twine from './twine.ts'
import type from './type.ts'
import udevadm from './udevadm.ts'
import ufw from './ufw.ts'
import ul from './ul.ts'
import ulimit from './ulimit.ts'
import umount from './umount.ts'
import unalias from './unalias.ts'
import uname from './uname.ts'
import uniq from './uniq.ts'
import units from './units.ts'
import unlink from './unlink.ts'
import unrar from './unrar.ts'
import unset from './unset.ts'
import unshare from './unshare.ts'
import unzip from './unzip.ts'
import updateAlternatives from './update-alternatives.ts'
import updatedb from './updatedb.ts'
import uptime from './uptime.ts'
import useradd from './useradd.ts'
import userdel from './userdel.ts'
import usermod from './usermod.ts'
import uudecode from './uudecode.ts'
import uuencode from './uuencode.ts'
import uv from './uv/index.ts'
import uvicorn from './uvicorn.ts'
import uvx from './uvx.ts'
import vacuumdb from './vacuumdb.ts'
import vagrant from './vagrant.ts'
import valgrind from './valgrind.ts'
import vault from './vault.ts'
import velero from './velero.ts'
import vercel from './vercel.ts'
import vidir from './vidir.ts'
import vim from './vim.ts'
import virsh from './virsh.ts'
import virtualenv from './virtualenv.ts'
import visudo from './visudo.ts'
import vite from './vite.ts'
import vitest from './vitest.ts'
import vmstat from './vmstat.ts'
import w from './w.ts'
import wait from './wait.ts'
import wall from './wall.ts'
import watch from './watch.ts'
import watchexec from './watchexec.ts'
import wc from './wc.ts'
import webpack from './webpack.ts'
import websocat from './websocat.ts'
import wg from './wg.ts'
import wget from './wget.ts'
import whereis from './whereis.ts'
import which from './which.ts'
import who from './who.ts'
import whois from './whois.ts'
import winget from './winget.ts'
import wipefs from './wipefs.ts'
import wrangler from './wrangler.ts'
import wscat from './wscat.ts'
import xargs from './xargs.ts'
import xattr from './xattr.ts'
import xbpsInstall from './xbps-install.ts'
import xclip from './xclip.ts'
import xcodeSelect from './xcode-select.ts'
import xcodebuild from './xcodebuild.ts'
import xcrun from './xcrun.ts'
import xdotool from './xdotool.ts'
import xgettext from './xgettext.ts'
import xmllint from './xmllint.ts'
import xonsh from './xonsh.ts'
import xsltproc from './xsltproc.ts'
import xvfbRun from './xvfb-run.ts'
import xwd from './xwd.ts'
import xxd from './xxd.ts'
import xz from './xz.ts'
import yamllint from './yamllint.ts'
import yarn from './yarn.ts'
import yes from './yes.ts'
import yq from './yq.ts'
import ytDlp from './yt-dlp.ts'
import zfs from './zfs.ts'
import zgrep from './zgrep.ts'
import zig from './zig.ts'
import zip from './zip.ts'
import zipinfo from './zipinfo.ts'
import zrun from './zrun.ts'
import zsh from './zsh.ts'
import zstd from './zstd.ts'
import zypper from './zypper.ts'

export const specs: readonly CommandSpec[] = [
  _7z,
  PlistBuddy,
  R,
  Rscript,
  SetFile,
  VBoxManage,
  a2enmod,
  ab,
  ack,
  act,
  addr2line,
  afplay,
  ag,
  age,
  alias,
  ansible,
  ansibleGalaxy,
  ansibleInventory,
  ansiblePlaybook,
  ansiblePull,
  ansibleVault,
  ant,
  apk,
  applyPatch,
  apt,
  ar,
  arch,
  argocd,
  aria2c,
  arp,
  as,
  asciinema,
  at,
  auditctl,
  auth0,
  automator,
  autoreconf,
  autossh,
  awk,
  aws,
  awsVault,
  axel,
  az,
  badblocks,
  base64,
  basename,
  basenc,
  bash,
  bat,
  bazel,
  bc,
  bcdedit,
  bfg,
  bind,
  biome,
  black,
  blkdiscard,
  blkid,
  bluetoothctl,
  bq,
  brew,
  brotli,
  bsdtar,
  btrfs,
  builtin,
  bun,
  bundle,
  bunx,
  busctl,
  busybox,
  bwrap,
  bzip2,
  cabal,
  caddy,
  caffeinate,
  cal,
  capsh,
  cargo,
  cargoNextest,
  cat,
  ccache,
  cd,
  cdk,
  certbot,
  certutil,
  changeset,
  chattr,
  chcon,
  chflags,
  chmod,
  choom,
  chown,
  chroot,
  chrt,
  circleci,
  cksum,
  claude,
  clickhouseClient,
  cloc,
  cloudflared,
  cmake,
  cmd,
  cmp,
  code,
  codesign,
  codex,
  colordiff,
  colrm,
  column,
  combine,
  comm,
  command,
  commitlint,
  complete,
  composer,
  composite,
  concurrently,
  conda,
  consul,
  convert,
  coredumpctl,
  corepack,
  coverage,
  cowsay,
  cp,
  cpio,
  cpulimit,
  cqlsh,
  createdb,
  createuser,
  crictl,
  croc,
  crontab,
  crossEnv,
  cryptsetup,
  crystal,
  csh,
  csplit,
  csrutil,
  csvclean,
  csvcut,
  csvgrep,
  csvjson,
  csvsql,
  ctest,
  curl,
  cursorAgent,
  cut,
  daemonize,
  dart,
  datadogCi,
  date,
  dbusRunSession,
  dd,
  debugfs,
  declare,
  defaults,
  delta,
  deno,
  df,
  dhclient,
  diff,
  diff3,
  dig,
  dircolors,
  direnv,
  dirname,
  diskutil,
  ditto,
  dmesg,
  dmidecode,
  dmsetup,
  dnf,
  dnsSd,
  doas,
  docker,
  dockerCompose,
  doctl,
  dos2unix,
  dot,
  dotenv,
  dotnet,
  dpkg,
  dpkgArchitecture,
  dpkgDivert,
  dpkgSplit,
  drill,
  dropdb,
  dscacheutil,
  dscl,
  dsconfigad,
  dseditgroup,
  dtach,
  du,
  duckdb,
  dumpe2fs,
  dune,
  dust,
  e2image,
  eatmydata,
  eb,
  echo,
  ed,
  edquota,
  efibootmgr,
  eksctl,
  elfedit,
  elixir,
  elvish,
  emacs,
  emacsclient,
  emerge,
  enable,
  enscript,
  entr,
  env,
  envsubst,
  erl,
  esbuild,
  eslint,
  etcdctl,
  ethtool,
  _eval,
  ex,
  exec,
  exiftool,
  exit,
  expand,
  expect,
  _export,
  exportfs,
  expr,
  eza,
  facter,
  factor,
  fail2banClient,
  fakeroot,
  faketime,
  fallocate,
  fc,
  fd,
  fdesetup,
  fdisk,
  fetch,
  ffmpeg,
  ffprobe,
  figlet,
  file,
  find,
  findmnt,
  findstr,
  firebase,
  firejail,
  firewallCmd,
  fish,
  flake8,
  flatpak,
  flit,
  flock,
  flux,
  flyctl,
  fmt,
  fold,
  format,
  fortune,
  fping,
  free,
  fsck,
  fstrim,
  ftp,
  fuser,
  fzf,
  galleryDl,
  gatekeeper,
  gcc,
  gcloud,
  gdb,
  gdisk,
  gem,
  gemini,
  getconf,
  getenforce,
  getopt,
  getopts,
  gettext,
  gh,
  ghc,
  git,
  gitCrypt,
  gitDashed,
  gitFilterRepo,
  gitLfs,
  gitk,
  glab,
  go,
  gofmt,
  golangciLint,
  gosu,
  gpg,
  gpgconf,
  gprof,
  gradle,
  grep,
  gron,
  groovy,
  groupmems,
  groupmod,
  grpcurl,
  grubInstall,
  gsettings,
  gsutil,
  guile,
  gzip,
  hadolint,
  hash,
  hcloud,
  hdiutil,
  hdparm,
  head,
  helm,
  help,
  heroku,
  hexdump,
  hexyl,
  hey,
  hg,
  history,
  host,
  hostname,
  hostnamectl,
  hping3,
  htmlq,
  http,
  httpServer,
  httpd,
  httpie,
  httrack,
  hub,
  husky,
  hwclock,
  hydra,
  hyperfine,
  iconv,
  id,
  ifconfig,
  importScreen,
  in2csv,
  influx,
  info,
  init,
  initdb,
  inotifywait,
  install,
  installer,
  ionice,
  ip,
  ipcrm,
  iperf3,
  ipset,
  iptables,
  iptablesSave,
  ipython,
  irb,
  istioctl,
  isutf8,
  iw,
  jar,
  java,
  javac,
  jest,
  jj,
  jobs,
  join,
  journalctl,
  jq,
  jrunscript,
  jshell,
  jsonlint,
  julia,
  jupyter,
  just,
  k9s,
  kextfind,
  kickstart,
  kill,
  killall,
  kind,
  kinit,
  kotlin,
  kotlinc,
  ksh,
  kubeadm,
  kubectl,
  kubectx,
  kustomize,
  last,
  launchctl,
  lazygit,
  lckdo,
  ld,
  ldSo,
  ldapmodify,
  ldapsearch,
  ldconfig,
  ldd,
  lefthook,
  less,
  _let,
  lftp,
  linkerd,
  linodeCli,
  lldb,
  ln,
  locale,
  localtunnel,
  locate,
  log,
  logger,
  loginctl,
  logrotate,
  logsave,
  lolcat,
  look,
  losetup,
  lp,
  lpadmin,
  lpr,
  lpstat,
  ls,
  lsappinfo,
  lsbRelease,
  lsblk,
  lscpu,
  lshw,
  lslogins,
  lsmod,
  lsof,
  lspci,
  lstopo,
  lsusb,
  ltrace,
  lua,
  luac,
  lvremove,
  lxc,
  lxcAttach,
  lxcDestroy,
  lxcLs,
  lxcStart,
  lynx,
  lz4,
  machinectl,
  mail,
  make,
  makepkg,
  man,
  mapfile,
  markdownlint,
  masscan,
  mcookie,
  md5,
  md5sum,
  mdadm,
  mdfind,
  mdls,
  mdutil,
  meson,
  minicom,
  mise,
  mix,
  mkdir,
  mkdirp,
  mkdocs,
  mkfifo,
  mkfs,
  mknod,
  mktemp,
  mlr,
  mocha,
  modprobe,
  mongodump,
  mongorestore,
  mongosh,
  montage,
  more,
  mosh,
  moshServer,
  mosquittoPub,
  mount,
  mountpoint,
  msgcat,
  msgfilter,
  msgfmt,
  msggrep,
  msgmerge,
  msgunfmt,
  mtr,
  multipass,
  mutt,
  mv,
  mvn,
  mypy,
  mysql,
  mysqladmin,
  mysqlcheck,
  mysqldump,
  mysqldumpslow,
  mysqlimport,
  mysqlshow,
  nano,
  nc,
  ncat,
  ncdu,
  ncftpget,
  needrestart,
  neofetch,
  neonctl,
  netlify,
  netstat,
  networkQuality,
  networkctl,
  networksetup,
  newgrp,
  next,
  nft,
  nginx,
  ngrep,
  ngrok,
  nice,
  ninja,
  nix,
  nixBuild,
  nixEnv,
  nixShell,
  nl,
  nm,
  nmap,
  nmcli,
  node,
  nodeGyp,
  nodemon,
  noglob,
  nohup,
  nomad,
  notifySend,
  notifyutil,
  nping,
  npm,
  npmCheckUpdates,
  npmRunAll,
  npx,
  nscurl,
  nsenter,
  nslookup,
  nu,
  nuget,
  numfmt,
  nvidiaSmi,
  nvm,
  nvme,
  nvram,
  nx,
  objdump,
  ocaml,
  oci,
  od,
  ollama,
  op,
  opam,
  open,
  opencode,
  openssl,
  openstack,
  openvpn,
  osacompile,
  osascript,
  packer,
  pacman,
  pandoc,
  parallel,
  parcel,
  pass,
  passwd,
  paste,
  patch,
  pathchk,
  pbcopy,
  pbpaste,
  pdfdetach,
  pdfinfo,
  pdfsig,
  pdftotext,
  pee,
  perf,
  perl,
  perror,
  pgBasebackup,
  pgCtl,
  pgDump,
  pg_dumpall,
  pgIsready,
  pgRestore,
  pgcli,
  pgrep,
  php,
  phpunit,
  pidof,
  pidstat,
  ping,
  pip,
  pipCompile,
  pipx,
  pkexec,
  pkgConfig,
  pkgutil,
  pkill,
  playwright,
  plutil,
  pm2,
  pmap,
  pmset,
  pnpm,
  pnpx,
  poetry,
  port,
  postcss,
  pr,
  preCommit,
  prettier,
  printenv,
  printf,
  prisma,
  prlimit,
  profiles,
  proot,
  proxychains,
  ps,
  pscale,
  psql,
  pssh,
  pstree,
  ptx,
  pulumi,
  puppet,
  pv,
  pvs,
  pwd,
  pwdx,
  pwpolicy,
  pwsh,
  pyenv,
  pylint,
  pytest,
  python,
  pythonM,
  qemuImg,
  qemuSystem,
  quota,
  quotaon,
  rails,
  railway,
  rake,
  rc,
  rcService,
  rcUpdate,
  rclone,
  rd,
  read,
  readelf,
  readlink,
  realpath,
  redisBenchmark,
  redisCli,
  redisServer,
  reg,
  releaseIt,
  rename,
  render,
  renice,
  resize2fs,
  resolvectl,
  restic,
  rev,
  rg,
  rimraf,
  rlwrap,
  rm,
  rmdir,
  rollup,
  route,
  rpm,
  rsh,
  rsync,
  rtcwake,
  ruby,
  ruff,
  runParts,
  run0,
  runcon,
  rustc,
  rustfmt,
  rustup,
  sam,
  sar,
  sass,
  say,
  sbt,
  sc,
  scalar,
  schroot,
  schtasks,
  scons,
  scp,
  screen,
  screencapture,
  script,
  scriptreplay,
  scutil,
  scw,
  sdiff,
  sdk,
  security,
  sed,
  semanticRelease,
  sendmail,
  sensors,
  sentryCli,
  seq,
  serverless,
  service,
  set,
  setarch,
  setcap,
  setenforce,
  setfacl,
  setfattr,
  setlock,
  setpriv,
  setsid,
  sfltool,
  sftp,
  sh,
  shasum,
  shellcheck,
  shfmt,
  shopt,
  shortcuts,
  showmount,
  shred,
  shuf,
  shutdown,
  shx,
  simctl,
  sips,
  size,
  skaffold,
  skill,
  skopeo,
  sleep,
  smartctl,
  smbclient,
  snap,
  snmpwalk,
  socat,
  socket,
  softlimit,
  softwareupdate,
  sops,
  sort,
  source,
  spctl,
  split,
  sponge,
  sqlcmd,
  sqlite3,
  ss,
  ssh,
  sshAdd,
  sshAgent,
  sshCopyId,
  sshKeygen,
  sshKeyscan,
  sshfs,
  sshpass,
  sshuttle,
  startStopDaemon,
  stat,
  stdbuf,
  stern,
  strace,
  streamzip,
  strings,
  strip,
  stripe,
  stty,
  su,
  sudo,
  supabase,
  supervisorctl,
  svn,
  svnadmin,
  svnlook,
  svnsync,
  swVers,
  swapon,
  swc,
  swift,
  swiftc,
  sync,
  sysadminctl,
  sysctl,
  sysrc,
  systemctl,
  systemdAnalyze,
  systemdCgls,
  systemdInhibit,
  systemdNspawn,
  systemdRun,
  systemdTmpfiles,
  systemsetup,
  tac,
  tail,
  tailscale,
  tar,
  task,
  taskkill,
  tasklist,
  taskset,
  tccutil,
  tclsh,
  tcpdump,
  tee,
  telnet,
  tempfile,
  temporal,
  terraform,
  terragrunt,
  test,
  textutil,
  tflint,
  tftp,
  tig,
  time,
  timeout,
  tkn,
  tldr,
  tmate,
  tmutil,
  tmux,
  tokei,
  top,
  touch,
  tox,
  tput,
  tr,
  traceroute,
  trap,
  tree,
  trivy,
  _true,
  truncate,
  ts,
  tsNode,
  tsc,
  tshark,
  tsort,
  tsup,
  tsx,
  tune2fs,
  turbo,
  turso,
  twilio,
  twine,
  type,
  udevadm,
  ufw,
  ul,
  ulimit,
  umount,
  unalias,
  uname,
  uniq,
  units,
  unlink,
  unrar,
  unset,
  unshare,
  unzip,
  updateAlternatives,
  updatedb,
  uptime,
  useradd,
  userdel,
  usermod,
  uudecode,
  uuencode,
  uv,
  uvicorn,
  uvx,
  vacuumdb,
  vagrant,
  valgrind,
  vault,
  velero,
  vercel,
  vidir,
  vim,
  virsh,
  virtualenv,
  visudo,
  vite,
  vitest,
  vmstat,
  w,
  wait,
  wall,
  watch,
  watchexec,
  wc,
  webpack,
  websocat,
  wg,
  wget,
  whereis,
  which,
  who,
  whois,
  winget,
  wipefs,
  wrangler,
  wscat,
  xargs,
  xattr,
  xbpsInstall,
  xclip,
  xcodeSelect,
  xcodebuild,
  xcrun,
  xdotool,
  xgettext,
  xmllint,
  xonsh,
  xsltproc,
  xvfbRun,
  xwd,
  xxd,
  xz,
  yamllint,
  yarn,
  yes,
  yq,
  ytDlp,
  zfs,
  zgrep,
  zig,
  zip,
  zipinfo,
  zrun,
  zsh,
  zstd,
  zypper,
]
