// nuget: packages of .NET; msbuild, csc and mono under their names where they run the project. Source: nuget help, NuGet 6.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { executesHere, install } from './lib/toolchain.ts'

export default command('nuget', {
  aliases: [
    'nuget.exe',
    'paket',
    'msbuild',
    'xbuild',
    'nunit3-console',
    'xunit.console',
    'cake.exe',
    'fake',
    'csi',
    'fsi',
    'fsharpi',
    'mono',
    'dotnet-script',
    'csharp',
  ],
  style: 'none',
  operands: { '<arg...>': () => [] },
  always: given => {
    const [first, second] = given.operands
    const word = exact(first) ?? ''
    if (!/nuget|paket/.test(given.called)) return /^(?:--?version|--?help|-h|-\?|\/\?|\/version)$/.test(word) && given.operands.length === 1 ? [] : [executesHere]
    if (/^(?:help|list|search|sources|locals|verify|-help|\?)$/.test(word) && !/^(?:add|remove|update|disable|enable|-clear)$/i.test(exact(second) ?? ''))
      return []
    if (word === 'push' || word === 'delete') return [{ kind: 'publish', target: second ?? literal('.'), ...(word === 'delete' && { force: true }) }]
    if (word === 'config' || word === 'sources' || word === 'locals' || word === 'setapikey') return [{ kind: 'configure', target: literal('nuget') }]
    return [install(second ?? literal('.'), 'workspace')]
  },
  examples: {
    'nuget list a': [],
    'nuget install a': ['install a (workspace)'],
    'nuget push a.nupkg': ['publish a.nupkg'],
    'nuget delete a 1.0': ['publish a (force)'],
    'nuget config -set x=y': ['configure nuget'],
    'msbuild a.sln': ['execute .'],
    'mono --version': [],
  },
})
