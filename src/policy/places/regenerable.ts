// Folders and files that a build or an install makes again.
import { isAt, nameOf, parentOf } from './paths.ts'

/** Nobody keeps anything else under these names. */
const UNMISTAKABLE = /^(?:node_modules|bower_components|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.hypothesis|\.ipynb_checkpoints|\.tox|\.nox|\.eggs|.+\.egg-info|\.turbo|\.next|\.nuxt|\.svelte-kit|\.parcel-cache|\.angular|\.nyc_output|\.eslintcache|\.stylelintcache|.+\.tsbuildinfo|.+\.py[co]|\.ds_store|\.dart_tool|\.stack-work|dist-newstyle|elm-stuff|\.zig-cache|zig-out|deriveddata|\.pnpm-store|\.yarn-integrity)$/

/** These too, when git ignores them. */
const KNOWN = /^(?:dist|build|builds|out|output|target|bin|obj|lib|libs|_build|deps|coverage|htmlcov|\.coverage|cover|\.cache|cache|tmp|temp|\.tmp|\.temp|\.venv|venv|env|\.virtualenv|vendor|pods|carthage|\.output|\.gradle|\.terraform|\.serverless|\.aws-sam|\.vercel|\.netlify|\.wrangler|\.expo|\.docusaurus|\.vite|\.vuepress|\.astro|\.contentlayer|storybook-static|test-results|playwright-report|reports|\.build|cmake-build-.+|build-.+|debug|release|x64|\.vs|logs?|.+\.log|generated|\.generated|\.rpt2_cache|\.rollup\.cache|\.webpack|\.metro|\.jest|\.swc|site|_site|public|\.bundle|\.pub-cache|\.mvn\/wrapper|\.bazel|bazel-.+|\.kotlin|\.idea_modules|\.scala-build|\.bloop|\.metals)$/

/** True when the path, or a folder of the workspace that it lies in, can be made again. The path is absolute. */
export function isRegenerable(path: string, workspace: string, ignored: (path: string) => boolean): boolean {
  for (let one = path; one.length > workspace.length && isAt(one, workspace); one = parentOf(one)) {
    const name = nameOf(one).toLowerCase()
    if (UNMISTAKABLE.test(name) || (KNOWN.test(name) && ignored(one))) return true
  }
  return false
}
