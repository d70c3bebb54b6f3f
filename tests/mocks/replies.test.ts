import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { answers } from '../../mocks/handlers/answers'
import { checkReply, ok, refuse } from '../../mocks/reply'
import { endpoint } from '../../src/api/endpoint'
import { endpoints } from '../../src/api/index'

const ask = endpoint({
  id: 'test.ask',
  method: 'GET',
  path: 'test',
  response: v.object({ one: v.number() }),
  failures: { NO: v.object({ why: v.string() }) },
  source: 'assumed',
})

describe('the replies of the simulated insurer', () => {
  it('include exactly one reply for each declared call', () => {
    expect(answers.map((answer) => answer.endpoint.id).sort()).toEqual(endpoints.map(({ id }) => id).sort())
  })

  it('are returned if they match the declaration of their call', () => {
    expect(checkReply(ask, ok({ one: 1 }))).toEqual({ ok: true, data: { one: 1 } })
    expect(checkReply(ask, refuse('NO', { why: 'so' }))).toMatchObject({ ok: false })
  })

  it.each([
    ['data of a wrong type', ok({ one: 'one' })],
    ['an undeclared field', ok({ one: 1, two: 2 })],
    ['an undeclared code', refuse('PERHAPS', {})],
    ['a business error without its parameter', refuse('NO', {})],
  ])('cause an error that names the endpoint if they contain %s', (_what, reply) => {
    expect(() => checkReply(ask, reply)).toThrow(/test\.ask/)
  })
})
