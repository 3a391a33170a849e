// A model's API on loopback, as four vendors speak it: it asks for the calls it is given, one after the other, and keeps what came of each.
import { createServer } from 'node:http'

/** What stands in a tool's result, whatever form the vendor gives it. */
const flat = value => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))
const events = (response, list) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const { event, ...data } of list) response.write(`${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data.raw ?? data)}\n\n`)
}
const json = (response, value, code = 200) => {
  response.writeHead(code, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}

/** Anthropic's Messages API. */
const messages = {
  path: /^\/v1\/messages$/,
  tools: body => (body.tools ?? []).map(tool => tool.name),
  results: body => body.messages.flatMap(({ content }) => (Array.isArray(content) ? content : []))
    .filter(block => block.type === 'tool_result').map(block => ({ id: block.tool_use_id, text: flat(block.content) })),
  answer(response, body, said) {
    const block = said.call ? { type: 'tool_use', id: said.call.id, name: said.call.tool, input: {} } : { type: 'text', text: '' }
    const delta = said.call ? { type: 'input_json_delta', partial_json: JSON.stringify(said.call.input) } : { type: 'text_delta', text: said.text }
    const stop_reason = said.call ? 'tool_use' : 'end_turn'
    const message = { id: 'msg_stand_in', type: 'message', role: 'assistant', model: body.model, stop_sequence: null }
    if (!body.stream) {
      const content = said.call ? [{ ...block, input: said.call.input }] : [{ type: 'text', text: said.text }]
      json(response, { ...message, content, stop_reason, usage: { input_tokens: 9, output_tokens: 9 } })
      return
    }
    events(response, [
      { event: 'message_start', type: 'message_start', message: { ...message, content: [], stop_reason: null, usage: { input_tokens: 9, output_tokens: 1 } } },
      { event: 'content_block_start', type: 'content_block_start', index: 0, content_block: block },
      { event: 'content_block_delta', type: 'content_block_delta', index: 0, delta },
      { event: 'content_block_stop', type: 'content_block_stop', index: 0 },
      { event: 'message_delta', type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 9 } },
      { event: 'message_stop', type: 'message_stop' },
    ])
    response.end()
  },
}

/** OpenAI's Responses API. */
const responses = {
  path: /^\/v1\/responses$/,
  // Newer models are told of their tools in the conversation, some inside of a namespace.
  tools: body => [...(body.tools ?? []), ...(Array.isArray(body.input) ? body.input : []).flatMap(item => (item.type === 'additional_tools' ? item.tools : []))]
    .flatMap(tool => (tool.type === 'namespace' ? tool.tools.map(one => one.name) : [tool.name ?? tool.type])),
  results: body => (Array.isArray(body.input) ? body.input : [])
    .filter(item => /^(?:function|custom_tool|local_shell)_call_output$/.test(item.type)).map(item => ({ id: item.call_id, text: flat(item.output) })),
  answer(response, body, said) {
    // What is no object is the text of a tool that takes any.
    const item = said.call
      ? {
          id: `item_${said.call.id}`, call_id: said.call.id, name: said.call.tool, ...(said.call.namespace && { namespace: said.call.namespace }),
          ...(typeof said.call.input === 'string' ? { type: 'custom_tool_call', input: said.call.input } : { type: 'function_call', arguments: JSON.stringify(said.call.input) }),
        }
      : { type: 'message', id: 'item_text', role: 'assistant', content: [{ type: 'output_text', text: said.text, annotations: [] }] }
    const usage = { input_tokens: 9, input_tokens_details: { cached_tokens: 0 }, output_tokens: 9, output_tokens_details: { reasoning_tokens: 0 }, total_tokens: 18 }
    const whole = { id: 'resp_stand_in', object: 'response', model: body.model, status: 'completed', output: [item], usage }
    if (!body.stream) { json(response, whole); return }
    events(response, [
      { event: 'response.created', type: 'response.created', response: { ...whole, status: 'in_progress', output: [] } },
      { event: 'response.output_item.added', type: 'response.output_item.added', output_index: 0, item },
      { event: 'response.output_item.done', type: 'response.output_item.done', output_index: 0, item },
      { event: 'response.completed', type: 'response.completed', response: whole },
    ])
    response.end()
  },
}

/** OpenAI's chat completions, which most others offer as well. */
const completions = {
  path: /^(?:\/v1)?\/chat\/completions$/,
  tools: body => (body.tools ?? []).map(tool => tool.function?.name),
  results: body => body.messages.filter(message => message.role === 'tool').map(message => ({ id: message.tool_call_id, text: flat(message.content) })),
  answer(response, body, said) {
    const tool_calls = said.call && [{ index: 0, id: said.call.id, type: 'function', function: { name: said.call.tool, arguments: JSON.stringify(said.call.input) } }]
    const turn = { role: 'assistant', content: said.call ? null : said.text, ...(tool_calls && { tool_calls }) }
    const finish_reason = said.call ? 'tool_calls' : 'stop'
    const usage = { prompt_tokens: 9, completion_tokens: 9, total_tokens: 18 }
    const head = { id: 'chat_stand_in', created: 1, model: body.model }
    if (!body.stream) { json(response, { ...head, object: 'chat.completion', choices: [{ index: 0, message: turn, finish_reason }], usage }); return }
    const chunk = { ...head, object: 'chat.completion.chunk' }
    events(response, [
      { ...chunk, choices: [{ index: 0, delta: turn, finish_reason: null }] },
      { ...chunk, choices: [{ index: 0, delta: {}, finish_reason }], usage },
    ])
    response.end('data: [DONE]\n\n')
  },
}

/** Gemini's generateContent and streamGenerateContent. Calls have an id there only if the model gives one; the name and the order tell them apart. */
const contents = {
  path: /^\/v1(?:beta\d?)?\/models\/[^/]+:(?:stream)?[gG]enerateContent$/,
  tools: body => (body.tools ?? []).flatMap(tool => tool.functionDeclarations ?? []).map(one => one.name),
  results: body => (body.contents ?? []).flatMap(({ parts }) => parts ?? [])
    .filter(part => part.functionResponse).map(({ functionResponse }) => ({ id: functionResponse.id, text: flat(functionResponse.response) })),
  answer(response, _, said, path) {
    const part = said.call ? { functionCall: { id: said.call.id, name: said.call.tool, args: said.call.input } } : { text: said.text }
    const whole = {
      candidates: [{ content: { role: 'model', parts: [part] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 9, totalTokenCount: 18 }, modelVersion: 'stand-in',
    }
    if (!path.includes(':stream')) { json(response, whole); return }
    events(response, [{ raw: whole }])
    response.end()
  },
}

const dialects = [messages, responses, completions, contents]

/**
 * `expect(calls)` says what the model asks for from now on, one after the other: {tool, input}, or an input made from the results so far. It returns what there is to look at: `requests`, all that came; `results`, what each call came to, by
 * its place in `calls`; `unknown`, what the stand-in could not answer.
 */
export async function standIn() {
  let turn
  const server = createServer((request, response) => {
    const parts = []
    request.on('data', part => parts.push(part))
    request.on('end', () => answer(turn, request, Buffer.concat(parts).toString('utf8'), response))
  })
  await new Promise(resolve => { server.listen(0, '127.0.0.1', resolve) })
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    expect(calls) {
      turn = { calls, requests: [], results: [], unknown: [] }
      return turn
    },
    close: () => new Promise(resolve => { server.close(resolve); server.closeAllConnections() }),
  }
}

function answer({ calls, requests, results, unknown }, request, text, response) {
  const path = new URL(request.url, 'http://loopback').pathname
  let body
  try { body = JSON.parse(text) } catch { /* No JSON: kept as text. */ }
  requests.push({ method: request.method, url: request.url, body: body ?? text })
  const dialect = request.method === 'POST' && body && dialects.find(one => one.path.test(path))
  if (!dialect) {
    unknown.push(`${request.method} ${path}`)
    json(response, { error: { message: 'the stand-in knows no such path' } }, 404)
    return
  }
  for (const { id, text: came } of dialect.results(body)) {
    const at = /^call_stand_in_(\d+)/.exec(id ?? '')?.[1]
    if (at !== undefined) results[Number(at)] = came
  }
  // A request for a title or a summary offers no tools, or not this one.
  const at = results.length
  const call = calls[at]
  const input = typeof call?.input === 'function' ? call.input(results) : call?.input
  const said = call && dialect.tools(body).includes(call.tool) ? { call: { ...call, id: `call_stand_in_${at}`, input } } : { text: 'done' }
  dialect.answer(response, body, said, path)
}
