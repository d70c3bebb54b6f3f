import { expect, test, vi } from 'vitest'
import { SESSION } from '../../machines/storageKeys'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import { getHeader } from '../../src/api/kgfb'
import { keptSession } from '../../tools/exploration/kit/sampleToken'
import { contractLoads, contractOf, openPortal } from './portal'
import { answer, load, withClock } from './story'

withClock()

test('the header is asked for again when the customer comes back to the tab, and what was typed stays', async () => {
  const kept = JSON.stringify(keptSession({ contractNumber: '10000001' }))
  const portal = await openPortal('/kgfb/ugyek', new Map([[SESSION, kept]]))
  await contractLoads(portal)
  const contract = contractOf(portal)
  contract.send({ type: 'search.changed', value: 'rendszám' })
  await load(portal.fake, 'comesToFront')
  await vi.advanceTimersByTimeAsync(0)
  expect(contract.getSnapshot().matches({ selecting: 'refreshing' })).toBe(true)
  await load(portal.fake, 'loadModule')
  await answer(portal.fake, getHeader, { ...headerExamples.withDebt, debt: null })
  const { header, search } = contract.getSnapshot().context
  expect([contract.getSnapshot().matches({ selecting: 'current' }), header?.debt, search]).toEqual([
    true,
    null,
    'rendszám',
  ])
})
