import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerPages } from '../../mocks/pages/channel'
import { visitPage } from '../../mocks/pages/tab'
import { startDap } from '../../mocks/store/dap/dap'
import { createIdentification, identificationOf } from '../../mocks/store/identification/identification'
import { createCardPayment } from '../../mocks/store/payments/card'
import { createStore } from '../../mocks/store/persistence/createStore'
import { memoryPersistence, type Persistence } from '../../mocks/store/persistence/persistence'
import { contractOf, type Store } from '../../mocks/store/store'

const ORIGIN = 'https://portal.example'
const CASE = 'identification-80000001'

describe('a simulated provider page inside the portal', () => {
  let store: Store
  let keep: Persistence
  let close: () => void
  beforeEach(() => {
    store = createStore({ scenario: 'identificationNever' })
    keep = memoryPersistence(store)
    close = answerPages(keep, ORIGIN, 'the tab of the portal')
  })
  afterEach(() => close())

  const elsewhere = () => ({ keep: memoryPersistence(createStore()), origin: ORIGIN })
  const startIdentification = () => createIdentification(store, contractOf(store, '80000001'), CASE)
  const currentStatus = () => identificationOf(store, contractOf(store, '80000001'), CASE)?.status

  it("uses the simulated insurer of the portal's tab if the page opens in another tab", async () => {
    startIdentification()
    const answer = await visitPage(`azonositas?case=${CASE}`, null, elsewhere())
    expect(answer).toMatchObject({ view: { actions: [{ name: 'confirm' }, { name: 'refuse' }] } })
    expect(currentStatus()).toBe('IN_PROGRESS')
    const confirmed = await visitPage(`azonositas?case=${CASE}`, 'confirm', elsewhere())
    expect(confirmed).toMatchObject({ view: { actions: [], notice: { kind: 'success' } } })
    expect(currentStatus()).toBe('VERIFIED')
  })

  it('reports an invalid link if no simulated insurer knows the case', async () => {
    expect(await visitPage('azonositas?case=case-404', null, elsewhere())).toMatchObject({
      view: { heading: 'Ez a hivatkozás nem érvényes', actions: [] },
    })
  })

  it('uses the simulated insurer of its own tab if no other tab answers', async () => {
    close()
    startIdentification()
    expect(await visitPage(`azonositas?case=${CASE}`, 'confirm', { keep, origin: ORIGIN })).toMatchObject({
      view: { notice: { kind: 'success' } },
    })
  })

  it("uses the data of the portal's tab instead of its own copy", async () => {
    startIdentification()
    const copy = createStore({ saved: structuredClone(store.state), scenario: 'identificationNever' })
    await visitPage(`azonositas?case=${CASE}`, 'confirm', { keep: memoryPersistence(copy), origin: ORIGIN })
    expect(currentStatus()).toBe('VERIFIED')
    expect(identificationOf(copy, contractOf(copy, '80000001'), CASE)?.status).toBe('CREATION_SUCCESS')
  })

  it('confirms the pending DÁP sign-in, and keeps the id of that sign-in in the address', async () => {
    store.state.settings.dapAfter = null
    const { sessionId } = startDap(store)
    const redirect = { leadsTo: `/szimulacio/dap?code=${sessionId}` }
    expect(await visitPage('dap', 'confirm', elsewhere())).toEqual(redirect)
    expect(await visitPage(`dap?code=${sessionId}`, null, elsewhere())).toMatchObject({
      view: { notice: { kind: 'success' } },
    })
  })

  it('does not ask other tabs about a card payment', async () => {
    expect(await visitPage(`kartya?fizetes=${pay()}`, null, elsewhere())).toMatchObject({ view: { actions: [] } })
  })

  it('redirects the customer from the card payment back to the portal', async () => {
    const visit = (address: string, action: string | null) => visitPage(address, action, { keep, origin: ORIGIN })
    const address = `kartya?fizetes=${pay()}`
    const answer = await visit(address, null)
    expect('view' in answer && answer.view.actions).toHaveLength(5)
    expect(await visit(address, 'accept')).toEqual({
      leadsTo: expect.stringMatching(
        /^https:\/\/portal\.example\/fizetes-visszateres\?paymentCode=payment-\d+&status=ACCEPTED&/,
      ),
    })
  })

  const pay = (): string => {
    const returnUrl = `${ORIGIN}/fizetes-visszateres`
    const request = { amount: 12450, currency: 'HUF', premiumType: 'DEBT', returnUrl } as const
    return createCardPayment(store, contractOf(store, '10000001'), request).paymentCode ?? ''
  }
})
