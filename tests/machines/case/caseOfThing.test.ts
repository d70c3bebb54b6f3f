import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { defineCase } from '../../../machines/case/definition/defineCase'
import { text } from '../../../machines/case/definition/fields/text'
import { savedPartOf } from '../../../machines/case/draft/saved'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { caseEntry } from '../../../machines/cases/caseEntry'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { enabledEntriesOf } from '../../../machines/contract/loadHeader.actor'
import { openCaseActor } from '../../../machines/contract/openCase.actor'
import { listedEntriesOf } from '../../../machines/contract/route'
import { caseRouteOf } from '../../../machines/routes'
import { draftKeyOfSubject } from '../../../machines/storageKeys'
import { examplesOf } from '../../../mocks/examples'
import { noFields } from '../../../src/api/businessErrors'
import { endpoint } from '../../../src/api/endpoint'
import { caseResult } from '../../../src/api/entities'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { answer, begin, callsTo, fail, load, page, refuse, withClock } from '../kit/story'

const CONTRACT = '10000001'
const THING = 'Számla 1/A'

const getAccount = endpoint({
  ...{ id: 'sample.account', method: 'GET', path: 'account', query: v.object({ accountId: v.string() }) },
  ...{ response: v.object({ isOpen: v.boolean() }), failures: { ACCOUNT_NOT_FOUND: noFields }, source: 'assumed' },
})
const submit = endpoint({
  ...{ id: 'sample.order', method: 'POST', path: 'order', response: caseResult, failures: {}, source: 'assumed' },
  body: v.object({ accountId: v.string(), name: v.string() }),
})
const ordering = defineCase({
  ...{ id: 'sample.ordering', subject: 'accountId', load: getAccount, form: { name: text() }, submit },
  availableWhen: ({ isOpen }) => isOpen,
})
const entry = caseEntry('ordering', 'other', ordering)

withClock()

/**
 * Opens the address of a case about one account or claim (`inside`). Returns the output of `openCaseActor`; `null` if
 * the address opens no case.
 */
const openAt = async (on: ReturnType<typeof page>, inside: string, isOffered = true) => {
  const { fake } = on
  const route = caseRouteOf('kgfb', 'ordering', inside)
  const input = { route, header: null, contractNumber: CONTRACT, isContractor: true, isOffered }
  const opening = await begin(createActor(openCaseActor, { input }), fake)
  await load(fake, 'loadModule', { ...kgfbCases, menu: [...kgfbCases.menu, entry] })
  await runPendingCallbacks()
  return opening.getSnapshot().output
}

const openCase = async (subject = THING, saved: unknown = null, on = page()) => {
  const input = { contractNumber: CONTRACT, subject, address: '', today: '2026-11-21', draftId: 'draft-1', saved }
  return { ...on, actor: await begin(createActor(buildCaseMachine(ordering), { input, parent: on.parent }), on.fake) }
}

describe('the address of a case about an account or claim', () => {
  test('contains the encoded id of the account or claim, even if the id has special characters', async () => {
    expect(await openAt(page(), encodeURIComponent(THING))).toMatchObject({
      subject: THING,
      address: `/kgfb/ugyek/ordering/${encodeURIComponent(THING)}`,
    })
  })

  test.each([
    ['has no id', ''],
    ['has only a step', 'ellenorzes'],
    ['is not validly encoded', '%E0%A4%A'],
  ])('is refused if it %s', async (_, inside) => {
    expect(await openAt(page(), inside, inside !== '')).toBeNull()
  })

  test('restores only the draft of the same account or claim', async () => {
    const on = page()
    on.fake.services.storage.write(draftKeyOfSubject(CONTRACT, ordering.id, THING), { of: THING })
    expect(await openAt(on, encodeURIComponent(THING))).toMatchObject({ saved: { of: THING } })
    expect(await openAt(on, 'other')).toMatchObject({ saved: null })
  })
})

test('a case about an account or claim is enabled, but not listed in the menu', () => {
  const [header] = Object.values(examplesOf(kgfbCases.header))
  if (header === undefined) throw new Error('There is no header')
  const menu = enabledEntriesOf([entry], header, { isContractor: true, today: '2026-11-21' })
  expect(menu).toMatchObject([{ key: 'ordering', isOfThing: true }])
  expect(listedEntriesOf(menu)).toEqual([])
})

describe('a case about an account or claim', () => {
  test('loads the account or claim, submits its id, and has its own draft', async () => {
    const { fake, actor } = await openCase()
    expect(callsTo(fake, getAccount)).toMatchObject([{ input: { query: { accountId: THING } } }])
    await answer(fake, getAccount, { isOpen: true })
    actor.send({ type: 'answer.changed', field: 'name', value: 'Minta' })
    actor.send({ type: 'step.submitted' })
    expect(callsTo(fake, submit)).toMatchObject([{ input: { body: { accountId: THING, name: 'Minta' } } }])
    expect([...fake.storage.keys()]).toEqual([draftKeyOfSubject(CONTRACT, ordering.id, THING)])
  })

  test.each([
    [
      'the account or claim does not exist',
      (fake: FakeServices) => refuse(fake, getAccount, { code: 'ACCOUNT_NOT_FOUND' }),
    ],
    [
      'the account or claim does not allow the case',
      (fake: FakeServices) => answer(fake, getAccount, { isOpen: false }),
    ],
  ] as const)('is not available if %s', async (_, come) => {
    const { fake, actor } = await openCase()
    await come(fake)
    expect(actor.getSnapshot().value).toBe('notOffered')
    expect(fake.storage.size).toBe(0)
  })

  test.each([
    ['fields are missing', (fake: FakeServices) => refuse(fake, getAccount, { code: 'MISSING_FIELDS', fields: [] })],
    ['the load fails', (fake: FakeServices) => fail(fake, getAccount)],
  ] as const)('can be loaded again if %s', async (_, come) => {
    const { fake, actor } = await openCase()
    await come(fake)
    expect(actor.getSnapshot().value).toBe('loadFailed')
    actor.send({ type: 'load.retried' })
    await answer(fake, getAccount, { isOpen: true })
    expect(actor.getSnapshot().value).toBe('filling')
  })

  test.each([
    ['no longer exists', (fake: FakeServices) => refuse(fake, getAccount, { code: 'ACCOUNT_NOT_FOUND' })],
    ['no longer allows the case', (fake: FakeServices) => answer(fake, getAccount, { isOpen: false })],
  ] as const)('can retry a failed submission even if the account or claim %s', async (_, come) => {
    const { fake, actor } = await openCase()
    await answer(fake, getAccount, { isOpen: true })
    actor.send({ type: 'answer.changed', field: 'name', value: 'Minta' })
    actor.send({ type: 'step.submitted' })
    await fail(fake, submit)
    const reopened = await openCase(THING, savedPartOf(actor.getSnapshot().context))
    await come(reopened.fake)
    expect(reopened.actor.getSnapshot().value).toBe('submitFailed')
    reopened.actor.send({ type: 'submit.retried' })
    expect(callsTo(reopened.fake, submit)).toEqual(callsTo(fake, submit))
  })
})
