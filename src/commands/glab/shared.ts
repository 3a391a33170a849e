// What glab's subcommands share.
import { literal, map, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { acts } from '../lib/service.ts'

export const gitlab: Step = { kind: 'connect', target: literal('gitlab.com') }
export const here: Step = { kind: 'write', target: literal('.') }
export const LIST = `-p, --page <n> | -P, --per-page <n> | -F, --output <format> | --output-format <format> | -w, --web | -A, --all | -c, --closed
  | -M, --mine, --merged | --mine | -o, --opened, --order <order> | -a, --assignee <user> | --not-assignee <user> | --author <user> | --not-author <user>
  | --search <text> | --in <where> | -l, --label <label> | --not-label <label> | -m, --milestone <name> | -C, --confidential | -g, --group <group>
  | -r, --reviewer <user> | -d, --draft | --not-draft | -s, --source-branch, --sort, --status <value> | -t, --target-branch <branch> | --epic <n>
  | --iteration <n> | -i, --issue-type <type> | --sort <field> | --ref <ref>`
export const TEXT = `-t, --title <text> | -d, --description <text> | -l, --label <label> | -u, --unlabel <label> | -a, --assignee <user> | -m, --milestone <name>
  | -c, --confidential | -p, --public | --linked-mr <n> | -w, --weight <n> | --no-editor | -y, --yes | --web | --linked-issues <n> | --link-type <type>
  | -e, --time-estimate <time> | -s, --time-spent <time> | --lock-discussion | --unlock-discussion | --unassign | --epic <n> | --due-date <date> | --recover`
export const MERGE = `-f, --fill | --fill-commit-body | --draft | --wip | -r, --ready | --push | -t, --title <text> | -d, --description <text>
  | -l, --label <label> | -u, --unlabel <label> | -a, --assignee <user> | --reviewer <user> | -s, --source-branch <branch> | -b, --target-branch <branch>
  | --create-source-branch | -m, --milestone <name> | --allow-collaboration | --remove-source-branch | --squash-before-merge | --squash | --no-editor
  | -y, --yes | -w, --web | --copy-issue-labels | -i, --related-issue <n> | --target-project <project> | -H, --head <project> | --signoff | --recover
  | --template <name> | --with-labels | --lock-discussion | --unlock-discussion | --unassign`
export const VIEW = `-c, --comments | -s, --system-logs | -w, --web | -p, --page <n> | -P, --per-page <n> | -F, --output <format> | -b, --branch <branch> | --resolved
    | --unresolved`
export const REPO = '-R, --repo <project>'
export const grouped = (verbs: Readonly<Record<string, Body>>): Body => ({ harmless: REPO, inherit: true, subcommands: verbs })
export const many = (group: string, kind: 'publish' | 'destroy', verbs: readonly string[], harmless = ''): Record<string, Body> =>
  Object.fromEntries(verbs.map(verb => [verb, acts(kind, `${group} ${verb.split(' ')[0]}`, { harmless })]))

export const address = (name: Word): Word => map(name, value => (/:|^[./]/.test(value) ? value : `https://gitlab.com/${value}.git`))
export const cloned = (words: readonly Word[]): readonly Step[] => {
  const [name, ...rest] = words
  if (!name) return []
  const folder = rest[0]?.values?.every(value => !value.startsWith('-')) ? rest.slice(0, 1) : []
  return [{ run: [literal('git'), literal('clone'), ...rest.slice(folder.length), address(name), ...folder] }]
}
export const downloaded =
  (folder: string) =>
  (given: Given): readonly Step[] => [gitlab, { kind: 'write', target: given.value(folder) ?? literal('.') }]
