import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createHandlers } from '../../mocks/handlers'
import { startSandbox } from '../../mocks/sandbox/server'
import { createStore } from '../../mocks/store/persistence/createStore'
import { memoryPersistence } from '../../mocks/store/persistence/persistence'
import { endpoints } from '../../src/api/index'
import { day, live, sendByFetch } from './transcript'

const BASE = 'http://insurer.example/api'

const inTheProcess = () => {
  const handlers = createHandlers({ keep: memoryPersistence(createStore({ scenario: 'fast' })), baseUrl: BASE })
  return live(sendByFetch(BASE, (request) => getResponse(handlers, request)))
}

describe('the simulated insurer', () => {
  it('returns the same responses in the test’s process and as an HTTP server', async () => {
    const sandbox = await startSandbox({ port: 0, scenario: 'fast' })
    const overHttp = await live(sendByFetch(`${sandbox.origin}/w/day/api`))
    await sandbox.close()
    const records = await inTheProcess()
    // Leaves out the undeclared call, because each deployment rejects it with another text.
    const declared = (transcript: typeof records) => transcript.filter(({ call }) => call !== 'GET no/such/call')
    expect(declared(overHttp)).toEqual(declared(records))
    expect(new Set(records.map(({ status }) => status))).toEqual(new Set([200, 400, 401, 403, 404, 415, 422]))
  })

  it('gets at least one call of each API section when its two deployments are compared', () => {
    const sections = new Set(endpoints.map(({ path }) => path.split('/')[0]))
    const calledSections = new Set(day.map(({ call }) => call.split(/[ /?]/)[1]))
    expect([...sections].filter((section) => !calledSections.has(section))).toEqual([])
  })

  it('returns the same responses to eight customers who use separate addresses (/w/name/api) at the same time', async () => {
    const sandbox = await startSandbox({ port: 0, scenario: 'fast' })
    const days = await Promise.all(
      Array.from({ length: 8 }, (_, index) => live(sendByFetch(`${sandbox.origin}/w/customer-${index}/api`))),
    )
    await sandbox.close()
    for (const other of days) expect(other).toEqual(days[0])
  })
})
