import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { accountsMachine } from '../../machines/accounts/accounts.machine'
import { accountExamples } from '../../mocks/examples/life/fundLists'
import { getFundDetails, getProductFunds, getUnitAccounts } from '../../src/api/lifeAccounts'
import type { FakeServices } from '../../tools/exploration/kit/fakeServices'
import { answer, begin, callsTo, fail, load, page, refuse, withClock } from './kit/story'

withClock()

const account = { udcContractId: 'Számla 1/A', name: 'Rendszeres díjas számla' }

const open = async (step = '') => {
  const { fake, parent } = page()
  const input = { productLine: 'elet', contractNumber: '40000001', step } as const
  const flow = await begin(createActor(accountsMachine, { parent, input }), fake)
  return { fake, flow, state: () => flow.getSnapshot().value, context: () => flow.getSnapshot().context }
}

/** Answers the call for the list of accounts. The machine sends it first, whatever the requested route is. */
const answerAccounts = (fake: FakeServices) => answer(fake, getUnitAccounts, { subContracts: [account] })

describe('the machine of investment accounts', () => {
  test('lists the accounts, and loads an account by the id in its address', async () => {
    const { fake, flow, state, context } = await open()
    await answerAccounts(fake)
    expect(state()).toBe('listing')
    flow.send({ type: 'step.requested', step: encodeURIComponent(account.udcContractId) })
    expect(callsTo(fake, getProductFunds)).toMatchObject([{ input: { query: { udcContractId: 'Számla 1/A' } } }])
    await answer(fake, getProductFunds, accountExamples.euros)
    expect(state()).toBe('viewing')
    expect(context().account).toEqual(accountExamples.euros)
  })

  test('loads the list again when the customer returns from an account', async () => {
    const { fake, flow } = await open('account')
    await answerAccounts(fake)
    await answer(fake, getProductFunds, {})
    flow.send({ type: 'step.requested', step: '' })
    await answer(fake, getUnitAccounts, { subContracts: [] })
    expect(flow.getSnapshot()).toMatchObject({ value: 'listing', context: { account: null } })
  })

  test('shows that an account with an unknown id does not exist, and shows the error of an account that failed to load', async () => {
    const { fake, flow, state, context } = await open('nobody')
    await answerAccounts(fake)
    await refuse(fake, getProductFunds, { code: 'ACCOUNT_NOT_FOUND' })
    expect(state()).toBe('unknown')
    flow.send({ type: 'step.requested', step: 'account' })
    await fail(fake, getProductFunds, 'serverFailed')
    expect([state(), context().technicalError]).toEqual(['failed', 'serverFailed'])
    flow.send({ type: 'load.retried' })
    await fail(fake, getProductFunds)
    await load(fake, 'networkBack')
    await answer(fake, getProductFunds, {})
    expect(state()).toBe('viewing')
  })

  test('shows only the second account if the customer requests it before the first has loaded', async () => {
    const { fake, flow, context } = await open('one')
    await answerAccounts(fake)
    flow.send({ type: 'step.requested', step: 'other' })
    await answer(fake, getProductFunds, { unitAccountName: 'Másik' })
    expect(callsTo(fake, getProductFunds)).toHaveLength(2)
    expect(context()).toMatchObject({ opened: 'other', account: { unitAccountName: 'Másik' } })
    expect(fake.waiting()).toEqual(['comesToFront', 'comesToFront'])
  })

  test('opens a fund by the ids in its address, and returns to the account without loading the account again', async () => {
    const { fake, flow, state, context } = await open('Sz%2F1/F%2F2')
    await answerAccounts(fake)
    await answer(fake, getProductFunds, {})
    const fundQuery = { udcContractId: 'Sz/1', productFundId: 'F/2' }
    expect(callsTo(fake, getFundDetails)).toMatchObject([{ input: { query: fundQuery } }])
    await answer(fake, getFundDetails, { name: 'Kötvény' })
    expect([state(), context().fund]).toEqual(['viewingFund', { name: 'Kötvény' }])
    flow.send({ type: 'step.requested', step: 'Sz%2F1' })
    expect([state(), context().fund]).toEqual(['viewing', null])
    expect(callsTo(fake, getProductFunds)).toHaveLength(1)
  })

  test('shows that a fund with an unknown id does not exist', async () => {
    const { fake, state } = await open('account/nothing')
    await answerAccounts(fake)
    await answer(fake, getProductFunds, {})
    await refuse(fake, getFundDetails, { code: 'ACCOUNT_NOT_FOUND' })
    expect(state()).toBe('unknown')
  })
})
