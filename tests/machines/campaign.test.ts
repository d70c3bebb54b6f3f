import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { campaignMachine } from '../../machines/campaign/campaign.machine'
import type { CampaignInput } from '../../machines/campaign/campaign.types'
import { DRAFTS } from '../../machines/storageKeys'
import { examplesOf } from '../../mocks/examples'
import { fuelDraw, lettersByEmail } from '../../mocks/store/client/campaignTexts'
import { getActiveCampaign, participate } from '../../src/api/campaign'
import { contractLoads, contractOf, openSignedIn } from './kit/portal'
import { answer, begin, callsTo, fail, load, page, refuse, reload, withClock } from './kit/story'

withClock()

const mine: CampaignInput = { productLine: 'kgfb', contractNumber: '10000001', isContractor: true, isInMenu: true }

type Page = ReturnType<typeof page>

const start = (at: Page, input = mine) => begin(createActor(campaignMachine, { input, parent: at.parent }), at.fake)

/** Starts the campaign's machine. Returns it in the state that shows the prize draw to the customer. */
const openCampaign = async (at = page()) => {
  const actor = await start(at)
  await answer(at.fake, getActiveCampaign, fuelDraw)
  await load(at.fake, 'loadModule')
  return { ...at, actor }
}

const stateOf = (actor: Awaited<ReturnType<typeof start>>): unknown => {
  const { value } = actor.getSnapshot()
  return typeof value === 'string' ? value : Object.keys(value)[0]
}

/**
 * Starts the campaign's machine again with the same storage, as at the next visit to the contract. Returns its state.
 */
const nextTime = async (at: Page, campaign = fuelDraw) => {
  const actor = await start(at)
  await answer(at.fake, getActiveCampaign, campaign)
  if (stateOf(actor) === 'finding') await load(at.fake, 'loadModule')
  return stateOf(actor)
}

test('the screen of a campaign loads only after the insurer has returned a campaign of the product line', async () => {
  const { fake, parent } = page()
  const actor = await start({ fake, parent })
  await answer(fake, getActiveCampaign, fuelDraw)
  expect(stateOf(actor)).toBe('finding')
  await load(fake, 'loadModule')
  expect(stateOf(actor)).toBe('offering')
})

test.each([
  ['of another product line', { ...fuelDraw, activeForInsurances: ['casco' as const] }],
  ['that has ended', { ...fuelDraw, isCampaignActive: false }],
  ['without a type or title', { activeForInsurances: ['kgfb' as const], isCampaignActive: true }],
])('a campaign %s is not offered', async (_which, campaign) => {
  const { fake, parent } = page()
  const actor = await start({ fake, parent })
  await answer(fake, getActiveCampaign, campaign)
  expect(stateOf(actor)).toBe('none')
})

test('a campaign that names no product lines is offered for the open contract', async () => {
  const { fake, parent } = page()
  const actor = await start({ fake, parent })
  await answer(fake, getActiveCampaign, { campaignTitle: 'Sorsolás', isCampaignActive: true })
  await load(fake, 'loadModule')
  expect(stateOf(actor)).toBe('offering')
})

test('a campaign is neither requested nor offered for a non-contractor', async () => {
  const { fake, parent } = page()
  const actor = await start({ fake, parent }, { ...mine, isContractor: false })
  expect(stateOf(actor)).toBe('none')
  expect(callsTo(fake, getActiveCampaign)).toEqual([])
})

test('a campaign is not requested until the customer enters the menu', async () => {
  const { fake, parent } = page()
  const actor = await start({ fake, parent }, { ...mine, isInMenu: false })
  expect(stateOf(actor)).toBe('elsewhere')
  expect(callsTo(fake, getActiveCampaign)).toEqual([])
  actor.send({ type: 'menu.entered', isChanged: false })
  expect(callsTo(fake, getActiveCampaign)).toHaveLength(1)
})

test('a skipped campaign is not offered again, not even in a new tab', async () => {
  const { actor, fake } = await openCampaign()
  actor.send({ type: 'campaign.skipped' })
  expect(stateOf(actor)).toBe('skipped')
  expect(await nextTime(page(new Map(), fake.shared))).toBe('none')
})

test('the stored note that a campaign was skipped does not contain the contract number', async () => {
  const { actor, fake } = await openCampaign()
  actor.send({ type: 'campaign.skipped' })
  expect(fake.shared.size).toBe(1)
  expect(JSON.stringify([...fake.shared])).not.toContain('10000001')
})

test('a skipped campaign hides neither another campaign nor the same campaign for another contract', async () => {
  const { actor, fake } = await openCampaign()
  actor.send({ type: 'campaign.skipped' })
  expect(await nextTime(page(new Map(), fake.shared), { ...fuelDraw, campaignType: 'SPRING' })).toBe('offering')
  const otherPage = page(new Map(), fake.shared)
  const another = await start(otherPage, { ...mine, contractNumber: '10000002' })
  await answer(otherPage.fake, getActiveCampaign, fuelDraw)
  await load(otherPage.fake, 'loadModule')
  expect(stateOf(another)).toBe('offering')
})

test('a postponed campaign is shown only as a menu entry until the session ends', async () => {
  const { actor, fake } = await openCampaign()
  actor.send({ type: 'campaign.postponed' })
  expect(stateOf(actor)).toBe('postponed')
  actor.send({ type: 'menu.entered', isChanged: false })
  expect(stateOf(actor)).toBe('waiting')
  expect(await nextTime(reload(fake))).toBe('waiting')
  const loggedOut = reload(fake)
  loggedOut.fake.services.storage.clear(DRAFTS)
  expect(await nextTime(loggedOut)).toBe('offering')
})

test.each(['campaign.skipped', 'campaign.postponed'] as const)(
  'after the event %s, a campaign that the customer opens again from the menu is offered, also after a reload',
  async (type) => {
    const { actor, fake } = await openCampaign()
    actor.send({ type })
    actor.send({ type: 'campaign.recalled' })
    expect(stateOf(actor)).toBe('offering')
    expect(await nextTime(reload(fake))).toBe('offering')
  },
)

test('a participation keeps its idempotency key when it is retried after a lost response and a reload', async () => {
  const { actor, fake } = await openCampaign()
  actor.send({ type: 'campaign.played' })
  await fail(fake, participate)
  expect(actor.getSnapshot().context.problem).toBe('transport')
  actor.send({ type: 'campaign.played' })
  await fail(fake, participate)
  const [first, second] = callsTo(fake, participate)
  expect(second).toEqual(first)
  expect(first?.input).toEqual({ body: { campaignType: 'FUEL_DRAW' } })

  const reopened = await openCampaign(reload(fake))
  reopened.actor.send({ type: 'campaign.played' })
  expect(callsTo(reopened.fake, participate)[0]?.idempotencyKey).toBe(first?.idempotencyKey)
})

test('a participation that the insurer refused is repeated with a new idempotency key', async () => {
  const { actor, fake } = await openCampaign()
  actor.send({ type: 'campaign.played' })
  await refuse(fake, participate, { code: 'MODIFICATION_FAILED001' })
  expect(actor.getSnapshot().context.problem).toBe('refused')
  actor.send({ type: 'campaign.played' })
  const [first, second] = callsTo(fake, participate)
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
})

test('a press on a campaign that advertises a case sends no participation in the campaign', async () => {
  const at = page()
  const actor = await start(at, { ...mine, productLine: 'lakas' })
  await answer(at.fake, getActiveCampaign, lettersByEmail)
  await load(at.fake, 'loadModule')
  actor.send({ type: 'campaign.played' })
  expect(callsTo(at.fake, participate)).toEqual([])
})

test('a campaign that has ended is removed from the menu after a case is submitted', async () => {
  const { actor, fake } = await openCampaign()
  actor.send({ type: 'menu.entered', isChanged: true })
  expect(stateOf(actor)).toBe('finding')
  await answer(fake, getActiveCampaign, { isCampaignActive: false })
  expect(stateOf(actor)).toBe('none')
})

test('a contract opens without waiting for its campaign, and a participation reloads the contract header', async () => {
  const portal = await openSignedIn('/kgfb/ugyek')
  await contractLoads(portal)
  expect(contractOf(portal).getSnapshot().matches({ selecting: 'current' })).toBe(true)
  await answer(portal.fake, getActiveCampaign, fuelDraw)
  await load(portal.fake, 'loadModule')
  contractOf(portal).getSnapshot().children.campaign?.send({ type: 'campaign.played' })
  const [participation] = Object.values(examplesOf(participate))
  if (participation === undefined) throw new Error('There is no example')
  await answer(portal.fake, participate, participation)
  expect(contractOf(portal).getSnapshot().matches({ selecting: 'refreshing' })).toBe(true)
})
