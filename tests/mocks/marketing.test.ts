import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayAt } from '../../machines/today'
import * as kgfb from '../../src/api/kgfb'
import { getMarketingStatement, stateMarketing } from '../../src/api/marketing'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { lifeCustomer as customerOf, type LifeCustomer } from './lifeCustomer'

const today = dayAt(Date.now())
const [OWN, OTHER] = ['partner-10000001', 'partner-40000001']

describe.each(Object.entries(insurers))('at the simulated insurer %s, a marketing statement', (_name, create) => {
  let insurer: Insurer
  let client: LifeCustomer
  beforeEach(async () => {
    insurer = await create()
    client = await customerOf(insurer, '10000001')
  })
  afterEach(() => insurer.close())

  it('applies only to the chosen contracts, and is shown after the sign-in to each of them', async () => {
    expect(await client.read(getMarketingStatement)).toMatchObject({ actionType: 'SUBSCRIBE' })
    const statement = { actionType: 'UNSUBSCRIBE', partnerIds: [OWN, OTHER] }
    expect(await client.send(stateMarketing, statement)).toMatchObject({ status: 200 })
    expect(await client.read(getMarketingStatement)).toEqual({ ...statement, statementDate: today })
    expect((await client.read(kgfb.getCases))[0]?.name).toBe('Marketingnyilatkozat')
    const otherCustomer = await customerOf(insurer, '40000001')
    expect(await otherCustomer.read(getMarketingStatement)).toEqual({
      ...statement,
      partnerIds: [OTHER, OWN],
      statementDate: today,
    })
    const third = await customerOf(insurer, '20000001')
    expect((await third.read(getMarketingStatement)).actionType).toBe('SUBSCRIBE')
  })

  it('is accepted from a company for its own contract', async () => {
    client = await customerOf(insurer, '10000002')
    const statement = { actionType: 'UNSUBSCRIBE', partnerIds: ['partner-10000002'], statementDate: today }
    await client.send(stateMarketing, statement)
    expect(await client.read(getMarketingStatement)).toEqual(statement)
  })

  it('is refused for a terminated contract, or if it includes the contract of another client', async () => {
    const forCompany = { actionType: 'UNSUBSCRIBE', partnerIds: [OWN, 'partner-10000002'] }
    expect(await client.send(stateMarketing, forCompany)).toEqual(rejectedChange)
    expect((await client.read(getMarketingStatement)).actionType).toBe('SUBSCRIBE')
    client = await customerOf(insurer, '10000003')
    const ownStatement = { actionType: 'UNSUBSCRIBE', partnerIds: ['partner-10000003'] }
    expect(await client.send(stateMarketing, ownStatement)).toEqual(rejectedChange)
  })
})
