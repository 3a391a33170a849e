// gatekeeper in Amp: every call of a tool is judged before it runs. `gatekeeper install amp` puts this file into the folder of plug-ins and fills in the paths.
/* @JUDGE@ */

export default function (amp) {
  amp.on('tool.call', async (event, ctx) => {
    const refused = message => ({ action: 'reject-and-continue', message })
    try {
      const asks = typeof ctx?.ui?.confirm === 'function'
      const { decision, reason } = await judge({ event: 'tool', asks, tool_name: event.tool, tool_input: event.input, cwd: process.cwd(), session_id: event.thread?.id })
      if (decision === 'allow') return { action: 'allow' }
      if (decision === 'ask' && asks && (await ctx.ui.confirm({ title: 'gatekeeper: run it?', message: reason, confirmButtonText: 'Run' })) === true) return { action: 'allow' }
      return refused(decision === 'ask' ? `the user said no. ${reason}` : reason)
    } catch (error) {
      // What Amp makes of an error is not documented.
      return refused(`gatekeeper is broken, so the call is refused: ${error instanceof Error ? error.message : String(error)}`)
    }
  })
}
