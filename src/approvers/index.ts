// How a verdict is shown to people, for whoever has to.
export { describeEffect, groupsOf, headline, indent, item, lineOf, nameOf, renderCommand, renderExcerpt, renderGroup, renderRest, renderVerdict, showRisk } from './render.ts'
export { type Style, styleFor } from './style.ts'
export { wrap } from './cells.ts'
