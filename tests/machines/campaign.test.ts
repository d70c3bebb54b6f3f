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

const mine: CampaignInput = { area: 'kgfb', contractNumber: '10000001', isContractor: true, isInMenu: true }

type Page = ReturnType<typeof page>

const start = (at: Page, input = mine) => begin(createActor(campaignMachine, { input, parent: at.parent }), at.fake)

/** A customer who sees the draw. */
const told = async (at = page()) => {
  const actor = await start(at)
  await answer(at.fake, getActiveCampaign, fuelDraw)
  await load(at.fake, 'loadModule')
  return { ...at, actor }
}

const stateOf = (actor: Awaited<ReturnType<typeof start>>): unknown => {
  const { value } = actor.getSnapshot()
  return typeof value === 'string' ? value : Object.keys(value)[0]
}

/** The same campaign at the next start of the same contract. */
const nextTime = async (at: Page, campaign = fuelDraw) => {
  const actor = await start(at)
  await answer(at.fake, getActiveCampaign, campaign)
  if (stateOf(actor) === 'finding') await load(at.fake, 'loadModule')
  return stateOf(actor)
}

test('a campaign of the area is told of; its screen is loaded then, and not before', async () => {
  const { fake, parent } = page()
  const actor = await start({ fake, parent })
  await answer(fake, getActiveCampaign, fuelDraw)
  expect(stateOf(actor)).toBe('finding')
  await load(fake, 'loadModule')
  expect(stateOf(actor)).toBe('offering')
})

test.each([
  ['of another area', { ...fuelDraw, activeForInsurances: ['casco' as const] }],
  ['that is over', { ...fuelDraw, isCampaignActive: false }],
  ['that does not say what it is', { activeForInsurances: ['kgfb' as const], isCampaignActive: true }],
])('a campaign %s is not told of', async (_which, campaign) => {
  const { fake, parent } = page()
  const actor = await start({ fake, parent })
  await answer(fake, getActiveCampaign, campaign)
  expect(stateOf(actor)).toBe('none')
})

test('an insurer that names no areas means the one of the contract', async () => {
  const { fake, parent } = page()
  const actor = await start({ fake, parent })
  await answer(fake, getActiveCampaign, { campaignTitle: 'Sorsolás', isCampaignActive: true })
  await load(fake, 'loadModule')
  expect(stateOf(actor)).toBe('offering')
})

test('nobody but the contractor is told of a campaign, and the insurer is not asked', async () => {
  const { fake, parent } = page()
  const actor = await start({ fake, parent }, { ...mine, isContractor: false })
  expect(stateOf(actor)).toBe('none')
  expect(callsTo(fake, getActiveCampaign)).toEqual([])
})

test('who came to a case by its address is told of a campaign in the menu, and the insurer is not asked before', async () => {
  const { fake, parent } = page()
  const actor = await start({ fake, parent }, { ...mine, isInMenu: false })
  expect(stateOf(actor)).toBe('elsewhere')
  expect(callsTo(fake, getActiveCampaign)).toEqual([])
  actor.send({ type: 'menu.entered', isChanged: false })
  expect(callsTo(fake, getActiveCampaign)).toHaveLength(1)
})

test('a campaign that was sent away does not come again, not even after the tab is closed', async () => {
  const { actor, fake } = await told()
  actor.send({ type: 'campaign.skipped' })
  expect(stateOf(actor)).toBe('skipped')
  expect(await nextTime(page(new Map(), fake.shared))).toBe('none')
})

test('what this browser keeps of it does not say of whom', async () => {
  const { actor, fake } = await told()
  actor.send({ type: 'campaign.skipped' })
  expect(fake.shared.size).toBe(1)
  expect(JSON.stringify([...fake.shared])).not.toContain('10000001')
})

test('the next campaign, and that of another contract, are told of although one was sent away', async () => {
  const { actor, fake } = await told()
  actor.send({ type: 'campaign.skipped' })
  expect(await nextTime(page(new Map(), fake.shared), { ...fuelDraw, campaignType: 'SPRING' })).toBe('offering')
  const other = page(new Map(), fake.shared)
  const another = await start(other, { ...mine, contractNumber: '10000002' })
  await answer(other.fake, getActiveCampaign, fuelDraw)
  await load(other.fake, 'loadModule')
  expect(stateOf(another)).toBe('offering')
})

test('a campaign that was put off waits in the menu until the session ends', async () => {
  const { actor, fake } = await told()
  actor.send({ type: 'campaign.postponed' })
  expect(stateOf(actor)).toBe('postponed')
  actor.send({ type: 'menu.entered', isChanged: false })
  expect(stateOf(actor)).toBe('waiting')
  expect(await nextTime(reload(fake))).toBe('waiting')
  const loggedOut = reload(fake)
  loggedOut.fake.services.storage.clear(DRAFTS)
  expect(await nextTime(loggedOut)).toBe('offering')
})

test.each(['campaign.skipped', 'campaign.postponed'] as const)('%s is taken back', async (type) => {
  const { actor, fake } = await told()
  actor.send({ type })
  actor.send({ type: 'campaign.recalled' })
  expect(stateOf(actor)).toBe('offering')
  expect(await nextTime(reload(fake))).toBe('offering')
})

test('taking part is one participation, however often its answer is lost, and also after a reload', async () => {
  const { actor, fake } = await told()
  actor.send({ type: 'campaign.played' })
  await fail(fake, participate)
  expect(actor.getSnapshot().context.problem).toBe('transport')
  actor.send({ type: 'campaign.played' })
  await fail(fake, participate)
  const [first, second] = callsTo(fake, participate)
  expect(second).toEqual(first)
  expect(first?.input).toEqual({ body: { campaignType: 'FUEL_DRAW' } })

  const again = await told(reload(fake))
  again.actor.send({ type: 'campaign.played' })
  expect(callsTo(again.fake, participate)[0]?.idempotencyKey).toBe(first?.idempotencyKey)
})

test('after a refusal, taking part is another participation', async () => {
  const { actor, fake } = await told()
  actor.send({ type: 'campaign.played' })
  await refuse(fake, participate, { code: 'MODIFICATION_FAILED001' })
  expect(actor.getSnapshot().context.problem).toBe('refused')
  actor.send({ type: 'campaign.played' })
  const [first, second] = callsTo(fake, participate)
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
})

test('a campaign that is about a case is not taken part in besides', async () => {
  const at = page()
  const actor = await start(at, { ...mine, area: 'lakas' })
  await answer(at.fake, getActiveCampaign, lettersByEmail)
  await load(at.fake, 'loadModule')
  actor.send({ type: 'campaign.played' })
  expect(callsTo(at.fake, participate)).toEqual([])
})

test('a campaign that ends with what a case has changed goes', async () => {
  const { actor, fake } = await told()
  actor.send({ type: 'menu.entered', isChanged: true })
  expect(stateOf(actor)).toBe('finding')
  await answer(fake, getActiveCampaign, { isCampaignActive: false })
  expect(stateOf(actor)).toBe('none')
})

test('a contract whose campaign does not come can be used, and its head is fetched anew once the customer takes part', async () => {
  const portal = await openSignedIn('/kgfb/ugyek')
  await contractLoads(portal)
  expect(contractOf(portal).getSnapshot().matches({ selecting: 'current' })).toBe(true)
  await answer(portal.fake, getActiveCampaign, fuelDraw)
  await load(portal.fake, 'loadModule')
  contractOf(portal).getSnapshot().children.campaign?.send({ type: 'campaign.played' })
  const [taken] = Object.values(examplesOf(participate))
  if (taken === undefined) throw new Error('There is no example')
  await answer(portal.fake, participate, taken)
  expect(contractOf(portal).getSnapshot().matches({ selecting: 'refreshing' })).toBe(true)
})
