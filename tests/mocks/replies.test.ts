import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { answers } from '../../mocks/handlers/answers'
import { checked, ok, refuse } from '../../mocks/reply'
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
  it('answer every declared endpoint once', () => {
    expect(answers.map((answer) => answer.endpoint.id).sort()).toEqual(endpoints.map(({ id }) => id).sort())
  })

  it('pass when they are as declared', () => {
    expect(checked(ask, ok({ one: 1 }))).toEqual({ ok: true, data: { one: 1 } })
    expect(checked(ask, refuse('NO', { why: 'so' }))).toMatchObject({ ok: false })
  })

  it.each([
    ['data of another shape', ok({ one: 'one' })],
    ['a field that is not declared', ok({ one: 1, two: 2 })],
    ['a code that is not declared', refuse('PERHAPS', {})],
    ['a refusal without its parameter', refuse('NO', {})],
  ])('fail loudly with %s', (_what, reply) => {
    expect(() => checked(ask, reply)).toThrow(/test\.ask/)
  })
})
