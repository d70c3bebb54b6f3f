import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { ScriptedWorld } from '../../exploration/kit/fakeServices'
import { accountsMachine } from '../../machines/accounts/accounts.machine'
import { accountExamples } from '../../mocks/examples/life/fundLists'
import { getFundDetails, getProductFunds, getUnitAccounts } from '../../src/api/lifeAccounts'
import { answer, begin, callsTo, fail, load, page, refuse, withClock } from './story'

withClock()

const account = { udcContractId: 'Számla 1/A', name: 'Rendszeres díjas számla' }

const open = async (step = '') => {
  const { world, parent } = page()
  const input = { area: 'elet', contractNumber: '40000001', step } as const
  const flow = await begin(createActor(accountsMachine, { parent, input }), world)
  return { world, flow, state: () => flow.getSnapshot().value, context: () => flow.getSnapshot().context }
}

/** The list comes, which is asked for first wherever one goes. */
const listed = (world: ScriptedWorld) => answer(world, getUnitAccounts, { subContracts: [account] })

describe('investment accounts', () => {
  test('are listed, and an account is asked for by the id that its address names', async () => {
    const { world, flow, state, context } = await open()
    await listed(world)
    expect(state()).toBe('listing')
    flow.send({ type: 'step.requested', step: encodeURIComponent(account.udcContractId) })
    expect(callsTo(world, getProductFunds)).toMatchObject([{ input: { query: { udcContractId: 'Számla 1/A' } } }])
    await answer(world, getProductFunds, accountExamples.euros)
    expect(state()).toBe('viewing')
    expect(context().account).toEqual(accountExamples.euros)
  })

  test('are asked for anew where the list is come back to: a case may have changed them', async () => {
    const { world, flow } = await open('account')
    await listed(world)
    await answer(world, getProductFunds, {})
    flow.send({ type: 'step.requested', step: '' })
    await answer(world, getUnitAccounts, { subContracts: [] })
    expect(flow.getSnapshot()).toMatchObject({ value: 'listing', context: { account: null } })
  })

  test('say of an account that is not there that it is not, and of what failed why', async () => {
    const { world, flow, state, context } = await open('nobody')
    await listed(world)
    await refuse(world, getProductFunds, { code: 'ACCOUNT_NOT_FOUND' })
    expect(state()).toBe('unknown')
    flow.send({ type: 'step.requested', step: 'account' })
    await fail(world, getProductFunds, 'serverFailed')
    expect([state(), context().fault]).toEqual(['failed', 'serverFailed'])
    flow.send({ type: 'load.retried' })
    await fail(world, getProductFunds)
    await load(world, 'networkBack')
    await answer(world, getProductFunds, {})
    expect(state()).toBe('viewing')
  })

  test('never show one account where another is asked for meanwhile', async () => {
    const { world, flow, context } = await open('one')
    await listed(world)
    flow.send({ type: 'step.requested', step: 'other' })
    await answer(world, getProductFunds, { unitAccountName: 'Másik' })
    expect(callsTo(world, getProductFunds)).toHaveLength(2)
    expect(context()).toMatchObject({ opened: 'other', account: { unitAccountName: 'Másik' } })
    expect(world.waiting()).toEqual([])
  })

  test('open a fund of an account by the ids of both, and come back to the account at once', async () => {
    const { world, flow, state, context } = await open('Sz%2F1/F%2F2')
    await listed(world)
    await answer(world, getProductFunds, {})
    const asked = { udcContractId: 'Sz/1', productFundId: 'F/2' }
    expect(callsTo(world, getFundDetails)).toMatchObject([{ input: { query: asked } }])
    await answer(world, getFundDetails, { name: 'Kötvény' })
    expect([state(), context().fund]).toEqual(['viewingFund', { name: 'Kötvény' }])
    flow.send({ type: 'step.requested', step: 'Sz%2F1' })
    expect([state(), context().fund]).toEqual(['viewing', null])
    expect(callsTo(world, getProductFunds)).toHaveLength(1)
  })

  test('say of a fund that is not in the account that it is not', async () => {
    const { world, state } = await open('account/nothing')
    await listed(world)
    await answer(world, getProductFunds, {})
    await refuse(world, getFundDetails, { code: 'ACCOUNT_NOT_FOUND' })
    expect(state()).toBe('unknown')
  })
})
