// Every program that is known, one line each, sorted.
import type { CommandSpec } from './define.ts'
import _7z from './7z.ts'
import R from './R.ts'
import Rscript from './Rscript.ts'
import ack from './ack.ts'
import act from './act.ts'
import ag from './ag.ts'
import alias from './alias.ts'
import ar from './ar.ts'
import aria2c from './aria2c.ts'
import arp from './arp.ts'
import autossh from './autossh.ts'
import awk from './awk.ts'
import aws from './aws/index.ts'
import base64 from './base64.ts'
import basename from './basename.ts'
import basenc from './basenc.ts'
import bash from './bash.ts'
import bat from './bat.ts'
import bfg from './bfg.ts'
import bind from './bind.ts'
import blkdiscard from './blkdiscard.ts'
import blkid from './blkid.ts'
import brotli from './brotli.ts'
import bsdtar from './bsdtar.ts'
import builtin from './builtin.ts'
import bun from './bun.ts'
import bunx from './bunx.ts'
import bzip2 from './bzip2.ts'
import cal from './cal.ts'
import capsh from './capsh.ts'
import cat from './cat.ts'
import cd from './cd.ts'
import changeset from './changeset.ts'
import chattr from './chattr.ts'
import chcon from './chcon.ts'
import chmod from './chmod.ts'
import choom from './choom.ts'
import chown from './chown.ts'
import chroot from './chroot.ts'
import chrt from './chrt.ts'
import cksum from './cksum.ts'
import clickhouseClient from './clickhouse-client.ts'
import cmp from './cmp.ts'
import code from './code.ts'
import colordiff from './colordiff.ts'
import colrm from './colrm.ts'
import column from './column.ts'
import comm from './comm.ts'
import command from './command.ts'
import commitlint from './commitlint.ts'
import complete from './complete.ts'
import concurrently from './concurrently.ts'
import corepack from './corepack.ts'
import cp from './cp.ts'
import cpio from './cpio.ts'
import cqlsh from './cqlsh.ts'
import createdb from './createdb.ts'
import crossEnv from './cross-env.ts'
import csh from './csh.ts'
import csplit from './csplit.ts'
import curl from './curl.ts'
import cut from './cut.ts'
import date from './date.ts'
import dd from './dd.ts'
import declare from './declare.ts'
import delta from './delta.ts'
import deno from './deno.ts'
import df from './df.ts'
import diff from './diff.ts'
import diff3 from './diff3.ts'
import dig from './dig.ts'
import dircolors from './dircolors.ts'
import dirname from './dirname.ts'
import dmesg from './dmesg.ts'
import doas from './doas.ts'
import docker from './docker/index.ts'
import dockerCompose from './docker-compose.ts'
import dos2unix from './dos2unix.ts'
import dotenv from './dotenv.ts'
import drill from './drill.ts'
import dropdb from './dropdb.ts'
import du from './du.ts'
import duckdb from './duckdb.ts'
import echo from './echo.ts'
import ed from './ed.ts'
import elvish from './elvish.ts'
import emacs from './emacs.ts'
import enable from './enable.ts'
import enscript from './enscript.ts'
import env from './env.ts'
import esbuild from './esbuild.ts'
import etcdctl from './etcdctl.ts'
import ethtool from './ethtool.ts'
import _eval from './eval.ts'
import ex from './ex.ts'
import exec from './exec.ts'
import exit from './exit.ts'
import expand from './expand.ts'
import _export from './export.ts'
import expr from './expr.ts'
import factor from './factor.ts'
import fallocate from './fallocate.ts'
import fc from './fc.ts'
import fd from './fd.ts'
import fdisk from './fdisk.ts'
import ffmpeg from './ffmpeg.ts'
import ffprobe from './ffprobe.ts'
import file from './file.ts'
import find from './find/index.ts'
import findmnt from './findmnt.ts'
import firewallCmd from './firewall-cmd.ts'
import fish from './fish.ts'
import flock from './flock.ts'
import fmt from './fmt.ts'
import fold from './fold.ts'
import fping from './fping.ts'
import free from './free.ts'
import fsck from './fsck.ts'
import fstrim from './fstrim.ts'
import ftp from './ftp.ts'
import fuser from './fuser.ts'
import fzf from './fzf.ts'
import gatekeeper from './gatekeeper.ts'
import gcloud from './gcloud.ts'
import getconf from './getconf.ts'
import getopt from './getopt.ts'
import getopts from './getopts.ts'
import gh from './gh/index.ts'
import git from './git/index.ts'
import gitCrypt from './git-crypt.ts'
import gitDashed from './git-dashed.ts'
import gitFilterRepo from './git-filter-repo.ts'
import gitLfs from './git-lfs.ts'
import gitk from './gitk.ts'
import gosu from './gosu.ts'
import grep from './grep.ts'
import groovy from './groovy.ts'
import gzip from './gzip.ts'
import hash from './hash.ts'
import hdparm from './hdparm.ts'
import head from './head.ts'
import helm from './helm.ts'
import help from './help.ts'
import hexdump from './hexdump.ts'
import hexyl from './hexyl.ts'
import history from './history.ts'
import host from './host.ts'
import hostname from './hostname.ts'
import hostnamectl from './hostnamectl.ts'
import hping3 from './hping3.ts'
import http from './http.ts'
import httpie from './httpie.ts'
import husky from './husky.ts'
import hwclock from './hwclock.ts'
import iconv from './iconv.ts'
import id from './id.ts'
import ifconfig from './ifconfig.ts'
import influx from './influx.ts'
import info from './info.ts'
import init from './init.ts'
import install from './install.ts'
import ionice from './ionice.ts'
import ip from './ip.ts'
import ipcrm from './ipcrm.ts'
import ipset from './ipset.ts'
import iptables from './iptables.ts'
import iptablesSave from './iptables-save.ts'
import irb from './irb.ts'
import iw from './iw.ts'
import jar from './jar.ts'
import java from './java.ts'
import javac from './javac.ts'
import jest from './jest.ts'
import jobs from './jobs.ts'
import join from './join.ts'
import journalctl from './journalctl.ts'
import jq from './jq.ts'
import jshell from './jshell.ts'
import kill from './kill.ts'
import killall from './killall.ts'
import kotlin from './kotlin.ts'
import kotlinc from './kotlinc.ts'
import ksh from './ksh.ts'
import kubectl from './kubectl/index.ts'
import kustomize from './kustomize.ts'
import last from './last.ts'
import lazygit from './lazygit.ts'
import lefthook from './lefthook.ts'
import less from './less.ts'
import _let from './let.ts'
import lftp from './lftp.ts'
import ln from './ln.ts'
import locale from './locale.ts'
import locate from './locate.ts'
import logger from './logger.ts'
import loginctl from './loginctl.ts'
import look from './look.ts'
import losetup from './losetup.ts'
import ls from './ls.ts'
import lsblk from './lsblk.ts'
import lscpu from './lscpu.ts'
import lsmod from './lsmod.ts'
import lsof from './lsof.ts'
import lspci from './lspci.ts'
import lsusb from './lsusb.ts'
import lua from './lua.ts'
import luac from './luac.ts'
import lz4 from './lz4.ts'
import mail from './mail.ts'
import man from './man.ts'
import mapfile from './mapfile.ts'
import masscan from './masscan.ts'
import mcookie from './mcookie.ts'
import md5 from './md5.ts'
import md5sum from './md5sum.ts'
import mise from './mise.ts'
import mkdir from './mkdir.ts'
import mkdirp from './mkdirp.ts'
import mkfifo from './mkfifo.ts'
import mkfs from './mkfs.ts'
import mknod from './mknod.ts'
import mktemp from './mktemp.ts'
import mocha from './mocha.ts'
import modprobe from './modprobe.ts'
import mongodump from './mongodump.ts'
import mongorestore from './mongorestore.ts'
import mongosh from './mongosh.ts'
import more from './more.ts'
import mount from './mount.ts'
import mountpoint from './mountpoint.ts'
import mtr from './mtr.ts'
import mutt from './mutt.ts'
import mv from './mv.ts'
import mysql from './mysql.ts'
import mysqladmin from './mysqladmin.ts'
import mysqldump from './mysqldump.ts'
import mysqlimport from './mysqlimport.ts'
import mysqlshow from './mysqlshow.ts'
import nano from './nano.ts'
import nc from './nc.ts'
import ncat from './ncat.ts'
import ncftpget from './ncftpget.ts'
import netstat from './netstat.ts'
import newgrp from './newgrp.ts'
import next from './next.ts'
import nft from './nft.ts'
import ngrep from './ngrep.ts'
import nice from './nice.ts'
import nl from './nl.ts'
import nmap from './nmap.ts'
import nmcli from './nmcli.ts'
import node from './node.ts'
import nodemon from './nodemon.ts'
import nohup from './nohup.ts'
import npm from './npm/index.ts'
import npmRunAll from './npm-run-all.ts'
import npx from './npx.ts'
import nsenter from './nsenter.ts'
import nslookup from './nslookup.ts'
import nu from './nu.ts'
import numfmt from './numfmt.ts'
import nvm from './nvm.ts'
import nx from './nx.ts'
import od from './od.ts'
import pandoc from './pandoc.ts'
import parcel from './parcel.ts'
import passwd from './passwd.ts'
import paste from './paste.ts'
import patch from './patch.ts'
import pathchk from './pathchk.ts'
import perl from './perl.ts'
import pgBasebackup from './pg_basebackup.ts'
import pgCtl from './pg_ctl.ts'
import pgDump from './pg_dump.ts'
import pgIsready from './pg_isready.ts'
import pgRestore from './pg_restore.ts'
import pgrep from './pgrep.ts'
import php from './php.ts'
import pidof from './pidof.ts'
import pidstat from './pidstat.ts'
import ping from './ping.ts'
import pip from './pip.ts'
import pipx from './pipx.ts'
import pkexec from './pkexec.ts'
import pkill from './pkill.ts'
import playwright from './playwright.ts'
import pmap from './pmap.ts'
import pnpm from './pnpm.ts'
import pnpx from './pnpx.ts'
import pr from './pr.ts'
import preCommit from './pre-commit.ts'
import printenv from './printenv.ts'
import printf from './printf.ts'
import prlimit from './prlimit.ts'
import ps from './ps.ts'
import psql from './psql.ts'
import pstree from './pstree.ts'
import ptx from './ptx.ts'
import pwd from './pwd.ts'
import pwdx from './pwdx.ts'
import pwsh from './pwsh.ts'
import pyenv from './pyenv.ts'
import python from './python.ts'
import pythonM from './python-m.ts'
import rc from './rc.ts'
import rcService from './rc-service.ts'
import rcUpdate from './rc-update.ts'
import read from './read.ts'
import readlink from './readlink.ts'
import realpath from './realpath.ts'
import redisCli from './redis-cli.ts'
import rename from './rename.ts'
import renice from './renice.ts'
import rev from './rev.ts'
import rg from './rg.ts'
import rimraf from './rimraf.ts'
import rm from './rm.ts'
import rmdir from './rmdir.ts'
import rollup from './rollup.ts'
import route from './route.ts'
import rsync from './rsync.ts'
import rtcwake from './rtcwake.ts'
import ruby from './ruby.ts'
import runParts from './run-parts.ts'
import run0 from './run0.ts'
import runcon from './runcon.ts'
import scalar from './scalar.ts'
import scp from './scp.ts'
import script from './script.ts'
import scriptreplay from './scriptreplay.ts'
import sdiff from './sdiff.ts'
import sdk from './sdk.ts'
import sed from './sed.ts'
import semanticRelease from './semantic-release.ts'
import sendmail from './sendmail.ts'
import seq from './seq.ts'
import service from './service.ts'
import set from './set.ts'
import setarch from './setarch.ts'
import setcap from './setcap.ts'
import setfacl from './setfacl.ts'
import setfattr from './setfattr.ts'
import setpriv from './setpriv.ts'
import setsid from './setsid.ts'
import sftp from './sftp.ts'
import sh from './sh.ts'
import shasum from './shasum.ts'
import shopt from './shopt.ts'
import shred from './shred.ts'
import shuf from './shuf.ts'
import shutdown from './shutdown.ts'
import shx from './shx.ts'
import sleep from './sleep.ts'
import smbclient from './smbclient.ts'
import socat from './socat.ts'
import sort from './sort.ts'
import source from './source.ts'
import split from './split.ts'
import sqlcmd from './sqlcmd.ts'
import sqlite3 from './sqlite3.ts'
import ss from './ss.ts'
import ssh from './ssh.ts'
import startStopDaemon from './start-stop-daemon.ts'
import stat from './stat.ts'
import stdbuf from './stdbuf.ts'
import strings from './strings.ts'
import stty from './stty.ts'
import su from './su.ts'
import sudo from './sudo.ts'
import swapon from './swapon.ts'
import swc from './swc.ts'
import sync from './sync.ts'
import sysctl from './sysctl.ts'
import systemctl from './systemctl.ts'
import systemdAnalyze from './systemd-analyze.ts'
import tac from './tac.ts'
import tail from './tail.ts'
import tar from './tar.ts'
import taskset from './taskset.ts'
import tcpdump from './tcpdump.ts'
import tee from './tee.ts'
import telnet from './telnet.ts'
import terraform from './terraform.ts'
import terragrunt from './terragrunt.ts'
import test from './test.ts'
import tftp from './tftp.ts'
import tig from './tig.ts'
import time from './time.ts'
import timeout from './timeout.ts'
import top from './top.ts'
import touch from './touch.ts'
import tput from './tput.ts'
import tr from './tr.ts'
import traceroute from './traceroute.ts'
import trap from './trap.ts'
import tree from './tree.ts'
import _true from './true.ts'
import truncate from './truncate.ts'
import tsNode from './ts-node.ts'
import tsc from './tsc.ts'
import tshark from './tshark.ts'
import tsort from './tsort.ts'
import tsup from './tsup.ts'
import tsx from './tsx.ts'
import tune2fs from './tune2fs.ts'
import turbo from './turbo.ts'
import type from './type.ts'
import ufw from './ufw.ts'
import ul from './ul.ts'
import ulimit from './ulimit.ts'
import umount from './umount.ts'
import unalias from './unalias.ts'
import uname from './uname.ts'
import uniq from './uniq.ts'
import unlink from './unlink.ts'
import unset from './unset.ts'
import unshare from './unshare.ts'
import unzip from './unzip.ts'
import updatedb from './updatedb.ts'
import uptime from './uptime.ts'
import useradd from './useradd.ts'
import usermod from './usermod.ts'
import uv from './uv.ts'
import uvx from './uvx.ts'
import vim from './vim.ts'
import visudo from './visudo.ts'
import vite from './vite.ts'
import vitest from './vitest.ts'
import vmstat from './vmstat.ts'
import w from './w.ts'
import wait from './wait.ts'
import wall from './wall.ts'
import watch from './watch.ts'
import wc from './wc.ts'
import webpack from './webpack.ts'
import wget from './wget.ts'
import whereis from './whereis.ts'
import which from './which.ts'
import who from './who.ts'
import whois from './whois.ts'
import wipefs from './wipefs.ts'
import xargs from './xargs.ts'
import xattr from './xattr.ts'
import xonsh from './xonsh.ts'
import xxd from './xxd.ts'
import xz from './xz.ts'
import yarn from './yarn.ts'
import yes from './yes.ts'
import yq from './yq.ts'
import zgrep from './zgrep.ts'
import zip from './zip.ts'
import zipinfo from './zipinfo.ts'
import zsh from './zsh.ts'
import zstd from './zstd.ts'

export const specs: readonly CommandSpec[] = [
  _7z,
  R,
  Rscript,
  ack,
  act,
  ag,
  alias,
  ar,
  aria2c,
  arp,
  autossh,
  awk,
  aws,
  base64,
  basename,
  basenc,
  bash,
  bat,
  bfg,
  bind,
  blkdiscard,
  blkid,
  brotli,
  bsdtar,
  builtin,
  bun,
  bunx,
  bzip2,
  cal,
  capsh,
  cat,
  cd,
  changeset,
  chattr,
  chcon,
  chmod,
  choom,
  chown,
  chroot,
  chrt,
  cksum,
  clickhouseClient,
  cmp,
  code,
  colordiff,
  colrm,
  column,
  comm,
  command,
  commitlint,
  complete,
  concurrently,
  corepack,
  cp,
  cpio,
  cqlsh,
  createdb,
  crossEnv,
  csh,
  csplit,
  curl,
  cut,
  date,
  dd,
  declare,
  delta,
  deno,
  df,
  diff,
  diff3,
  dig,
  dircolors,
  dirname,
  dmesg,
  doas,
  docker,
  dockerCompose,
  dos2unix,
  dotenv,
  drill,
  dropdb,
  du,
  duckdb,
  echo,
  ed,
  elvish,
  emacs,
  enable,
  enscript,
  env,
  esbuild,
  etcdctl,
  ethtool,
  _eval,
  ex,
  exec,
  exit,
  expand,
  _export,
  expr,
  factor,
  fallocate,
  fc,
  fd,
  fdisk,
  ffmpeg,
  ffprobe,
  file,
  find,
  findmnt,
  firewallCmd,
  fish,
  flock,
  fmt,
  fold,
  fping,
  free,
  fsck,
  fstrim,
  ftp,
  fuser,
  fzf,
  gatekeeper,
  gcloud,
  getconf,
  getopt,
  getopts,
  gh,
  git,
  gitCrypt,
  gitDashed,
  gitFilterRepo,
  gitLfs,
  gitk,
  gosu,
  grep,
  groovy,
  gzip,
  hash,
  hdparm,
  head,
  helm,
  help,
  hexdump,
  hexyl,
  history,
  host,
  hostname,
  hostnamectl,
  hping3,
  http,
  httpie,
  husky,
  hwclock,
  iconv,
  id,
  ifconfig,
  influx,
  info,
  init,
  install,
  ionice,
  ip,
  ipcrm,
  ipset,
  iptables,
  iptablesSave,
  irb,
  iw,
  jar,
  java,
  javac,
  jest,
  jobs,
  join,
  journalctl,
  jq,
  jshell,
  kill,
  killall,
  kotlin,
  kotlinc,
  ksh,
  kubectl,
  kustomize,
  last,
  lazygit,
  lefthook,
  less,
  _let,
  lftp,
  ln,
  locale,
  locate,
  logger,
  loginctl,
  look,
  losetup,
  ls,
  lsblk,
  lscpu,
  lsmod,
  lsof,
  lspci,
  lsusb,
  lua,
  luac,
  lz4,
  mail,
  man,
  mapfile,
  masscan,
  mcookie,
  md5,
  md5sum,
  mise,
  mkdir,
  mkdirp,
  mkfifo,
  mkfs,
  mknod,
  mktemp,
  mocha,
  modprobe,
  mongodump,
  mongorestore,
  mongosh,
  more,
  mount,
  mountpoint,
  mtr,
  mutt,
  mv,
  mysql,
  mysqladmin,
  mysqldump,
  mysqlimport,
  mysqlshow,
  nano,
  nc,
  ncat,
  ncftpget,
  netstat,
  newgrp,
  next,
  nft,
  ngrep,
  nice,
  nl,
  nmap,
  nmcli,
  node,
  nodemon,
  nohup,
  npm,
  npmRunAll,
  npx,
  nsenter,
  nslookup,
  nu,
  numfmt,
  nvm,
  nx,
  od,
  pandoc,
  parcel,
  passwd,
  paste,
  patch,
  pathchk,
  perl,
  pgBasebackup,
  pgCtl,
  pgDump,
  pgIsready,
  pgRestore,
  pgrep,
  php,
  pidof,
  pidstat,
  ping,
  pip,
  pipx,
  pkexec,
  pkill,
  playwright,
  pmap,
  pnpm,
  pnpx,
  pr,
  preCommit,
  printenv,
  printf,
  prlimit,
  ps,
  psql,
  pstree,
  ptx,
  pwd,
  pwdx,
  pwsh,
  pyenv,
  python,
  pythonM,
  rc,
  rcService,
  rcUpdate,
  read,
  readlink,
  realpath,
  redisCli,
  rename,
  renice,
  rev,
  rg,
  rimraf,
  rm,
  rmdir,
  rollup,
  route,
  rsync,
  rtcwake,
  ruby,
  runParts,
  run0,
  runcon,
  scalar,
  scp,
  script,
  scriptreplay,
  sdiff,
  sdk,
  sed,
  semanticRelease,
  sendmail,
  seq,
  service,
  set,
  setarch,
  setcap,
  setfacl,
  setfattr,
  setpriv,
  setsid,
  sftp,
  sh,
  shasum,
  shopt,
  shred,
  shuf,
  shutdown,
  shx,
  sleep,
  smbclient,
  socat,
  sort,
  source,
  split,
  sqlcmd,
  sqlite3,
  ss,
  ssh,
  startStopDaemon,
  stat,
  stdbuf,
  strings,
  stty,
  su,
  sudo,
  swapon,
  swc,
  sync,
  sysctl,
  systemctl,
  systemdAnalyze,
  tac,
  tail,
  tar,
  taskset,
  tcpdump,
  tee,
  telnet,
  terraform,
  terragrunt,
  test,
  tftp,
  tig,
  time,
  timeout,
  top,
  touch,
  tput,
  tr,
  traceroute,
  trap,
  tree,
  _true,
  truncate,
  tsNode,
  tsc,
  tshark,
  tsort,
  tsup,
  tsx,
  tune2fs,
  turbo,
  type,
  ufw,
  ul,
  ulimit,
  umount,
  unalias,
  uname,
  uniq,
  unlink,
  unset,
  unshare,
  unzip,
  updatedb,
  uptime,
  useradd,
  usermod,
  uv,
  uvx,
  vim,
  visudo,
  vite,
  vitest,
  vmstat,
  w,
  wait,
  wall,
  watch,
  wc,
  webpack,
  wget,
  whereis,
  which,
  who,
  whois,
  wipefs,
  xargs,
  xattr,
  xonsh,
  xxd,
  xz,
  yarn,
  yes,
  yq,
  zgrep,
  zip,
  zipinfo,
  zsh,
  zstd,
]
