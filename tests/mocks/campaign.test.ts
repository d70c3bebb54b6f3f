import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { respond } from '../../mocks/handlers/call/respond'
import { createStore } from '../../mocks/store/persistence/createStore'
import { memoryPersistence } from '../../mocks/store/persistence/persistence'
import { loginResult } from '../../src/api/auth'
import { getActiveCampaign, participate } from '../../src/api/campaign'
import * as emails from '../../src/api/emailCommunication'
import type { Endpoint } from '../../src/api/endpoint'
import * as kgfb from '../../src/api/kgfb'
import { loginAsNonContractor } from '../../src/api/nonContractor'
import { getTitles } from '../../src/api/staticData'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { lifeCustomer as customerOf, type LifeCustomer } from './lifeCustomer'

const NONE = { activeForInsurances: [], isCampaignActive: false }

describe.each(Object.entries(insurers))('at the simulated insurer %s, a campaign', (_name, create) => {
  let insurer: Insurer
  let client: LifeCustomer
  beforeEach(async () => {
    insurer = await create()
    client = await customerOf(insurer, '10000001')
  })
  afterEach(() => insurer.close())

  it('is active on a kgfb (vehicle) contract, and ends when the customer takes part, which adds a case', async () => {
    const campaign = await client.read(getActiveCampaign)
    expect(campaign).toMatchObject({
      isCampaignActive: true,
      activeForInsurances: ['kgfb'],
      playButtonText: 'Részt veszek',
      skipButtonText: 'Nem érdekel',
      remindMeLaterButtonText: 'Emlékeztessen később',
    })
    expect(await client.send(participate, { campaignType: campaign.campaignType })).toMatchObject({
      status: 200,
      body: { caseStatus: 'SUCCEEDED' },
    })
    expect(await client.read(getActiveCampaign)).toEqual(NONE)
    expect((await client.read(kgfb.getCases))[0]?.name).toBe(campaign.campaignMenuTitle)
    expect(await client.send(participate, {})).toEqual(rejectedChange)
  })

  it('keeps running after a participation in an unknown campaign type, which is refused', async () => {
    expect(await client.send(participate, { campaignType: 'SOMETHING_ELSE' })).toEqual(rejectedChange)
    expect((await client.read(getActiveCampaign)).isCampaignActive).toBe(true)
  })

  it.each([
    ['home', '30000001'],
    ['casco', '20000001'],
    ['life', '40000001'],
  ])('on a %s contract offers a change to e-mail letters, and ends after that change', async (_area, number) => {
    client = await customerOf(insurer, number)
    expect(await client.read(getActiveCampaign)).toMatchObject({
      isCampaignActive: true,
      caseType: 'email-communication',
    })
    const email = 'levelek@pelda.example'
    await client.send(emails.changeToEmail, { email })
    await client.send(emails.validateChangeToEmailCode, { otpCode: '123456' })
    await client.send(emails.finishChangeToEmail, { email })
    expect(await client.read(getActiveCampaign)).toEqual(NONE)
  })

  it.each([
    ['a company', '10000002'],
    ['a terminated contract', '10000003'],
    ['a product line without a campaign', '60000001'],
  ])('does not run for %s', async (_whom, number) => {
    client = await customerOf(insurer, number)
    expect(await client.read(getActiveCampaign)).toEqual(NONE)
  })

  it('does not run for a person other than the contractor', async () => {
    const body = { contractOrProposalNumber: '10000001' }
    const token = v.parse(loginResult, (await insurer.call(loginAsNonContractor, { body })).body).accessToken
    expect((await insurer.call(getActiveCampaign, { token })).body).toEqual(NONE)
  })
})

describe('the response time of the campaign call', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const answeredAfter = async ({ method, path }: Endpoint, ms: number): Promise<boolean> => {
    const answered = vi.fn()
    const persistence = memoryPersistence(createStore())
    const body = async () => undefined
    respond(persistence, { method, path, query: new URLSearchParams(), token: '', idempotencyKey: null, body }).then(
      answered,
    )
    await vi.advanceTimersByTimeAsync(ms)
    return answered.mock.calls.length === 1
  }

  it('is two seconds, while other calls take one second', async () => {
    expect(await answeredAfter(getTitles, 999)).toBe(false)
    expect(await answeredAfter(getTitles, 1000)).toBe(true)
    expect(await answeredAfter(getActiveCampaign, 1999)).toBe(false)
    expect(await answeredAfter(getActiveCampaign, 2000)).toBe(true)
  })
})
