// Runs generated scripts in a real shell and compares what runs with what gatekeeper reads.
//   npm run oracle -- --shell zsh --count 20000 --seed 7 --jobs 2
import { bundle, withScratch } from './bundle.mjs'

await withScratch(async scratch => {
  const { main } = await import(await bundle(scratch, ['test/oracle/cli.ts']))
  process.exitCode = await main(process.argv.slice(2))
})
