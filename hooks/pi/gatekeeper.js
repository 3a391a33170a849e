// gatekeeper in Pi: every call of a tool is judged before it runs. `gatekeeper install pi` puts this file into the folder of extensions and fills in the paths.
/* @JUDGE@ */

export default function (pi) {
  pi.on('tool_call', async (event, ctx) => {
    // Without a window nobody can be asked; the gate then says how a person can allow it.
    const asks = ctx.hasUI === true
    const { decision, reason } = await judge({ event: 'tool', asks, tool_name: event.toolName, tool_input: event.input, cwd: ctx.cwd, session_id: ctx.sessionManager?.getSessionId?.() })
    if (decision === 'allow') return undefined
    if (decision === 'ask' && asks && (await ctx.ui.confirm('gatekeeper: run it?', reason)) === true) return undefined
    return { block: true, reason: decision === 'ask' ? `the user said no. ${reason}` : reason }
  })
}
