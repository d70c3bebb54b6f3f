import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { asParsed } from '../../machines/case/definition/parsed'
import { buildCaseMachine } from '../../machines/case/machine/case.machine'
import { claimContact } from '../../machines/cases/home/claimContact.case'
import { claimDocuments } from '../../machines/cases/home/claimDocuments.case'
import { claimReview } from '../../machines/cases/home/claimReview.case'
import { claimBlocksOf, claimsWithTasksFirst, countTasks, otherClaimsOfGroup } from '../../machines/claims/claimLists'
import { claimsMachine } from '../../machines/claims/claims.machine'
import { nextActorOf, timelineOf } from '../../machines/claims/timeline'
import { claimExamples } from '../../mocks/examples/claims/lists'
import { getClaims } from '../../src/api/claims'
import { type Claim, claim as claimSchema, claimStatus } from '../../src/api/entities'
import { answer, begin, callsTo, fail, load, MINUTE, page, pass, withClock } from './kit/story'

withClock()

const open = async (step = '') => {
  const { fake, parent } = page()
  const input = { productLine: 'lakas', contractNumber: '30000001', step } as const
  const flow = await begin(createActor(claimsMachine, { parent, input }), fake)
  return { fake, flow, state: () => flow.getSnapshot().value, context: () => flow.getSnapshot().context }
}

describe('the state machine of claims', () => {
  test('loads the claims with one call, and opens a claim without another call', async () => {
    const { fake, flow, state } = await open()
    await answer(fake, getClaims, claimExamples.everyStatus)
    expect(state()).toBe('listing')
    for (const [step, stands] of [
      ['claim-5', 'viewing'],
      ['claim-2', 'viewing'],
      ['nobody', 'unknown'],
      ['', 'listing'],
    ] as const) {
      flow.send({ type: 'step.requested', step })
      expect(state()).toBe(stands)
    }
    expect(callsTo(fake, getClaims)).toHaveLength(1)
  })

  test('shows the claim whose id is in the address, even if the id contains a space and a slash', async () => {
    const { fake, state, context } = await open(encodeURIComponent('Kár 1/A'))
    await answer(fake, getClaims, { open: [{ id: 'Kár 1/A' }], closed: [] })
    expect([state(), context().opened]).toEqual(['viewing', 'Kár 1/A'])
  })

  test('opens the claim that was requested last while the list was loading', async () => {
    const { fake, flow, state, context } = await open('claim-1')
    flow.send({ type: 'step.requested', step: 'claim-2' })
    await answer(fake, getClaims, claimExamples.everyStatus)
    expect([state(), context().opened]).toEqual(['viewing', 'claim-2'])
  })

  test('shows the error if loading fails, and loads again on request or when the network is back', async () => {
    const { fake, flow, state, context } = await open()
    await fail(fake, getClaims, 'serverFailed')
    expect([state(), context().technicalError]).toEqual(['failed', 'serverFailed'])
    flow.send({ type: 'load.retried' })
    await fail(fake, getClaims)
    await load(fake, 'networkBack')
    await answer(fake, getClaims, claimExamples.none)
    expect([state(), context().technicalError]).toEqual(['listing', null])
  })

  test('reports an unknown status of a claim as a technical error, without the status itself, but reports no missing status', async () => {
    const { fake } = await open()
    await answer(fake, getClaims, { open: [{ id: '1', status: 'SECRET_STATUS' }, { id: '2' }], closed: [] })
    expect(fake.reports).toEqual([{ kind: 'fault', subject: getClaims.id, detail: 'status is unknown' }])
    const other = await open()
    await answer(other.fake, getClaims, { open: [{ id: '2' }], closed: [] })
    expect(other.fake.reports).toEqual([])
  })
})

const claimWith = (id: string, groupId: string | null = null): Claim => ({ id, groupId })
const idsIn = (claims: readonly Claim[]) =>
  claimBlocksOf(claims).map(({ isGroup, claims: block }) => [isGroup, ...block.map(({ id }) => id)])

test.each([claimContact, claimDocuments, claimReview])(
  'the confirmation of a case about a claim shows the claim’s cause, date and id: $id',
  ({ confirmationDetails }) => {
    const [claim] = claimExamples.everyTask.open
    const details = confirmationDetails(
      asParsed({ claims: claimExamples.everyTask }),
      {},
      { isPaid: false, paid: null, id: claim?.id ?? '' },
    )
    expect(details.map(({ name, value }) => [name, value])).toEqual([
      ['claimCause', claim?.claimCause],
      ['claimDate', claim?.claimDate],
      ['claimId', claim?.id],
    ])
  },
)

test('a case about a claim keeps its data if a new load differs only in the time of the query', async () => {
  const { fake, parent } = page()
  const input = { contractNumber: '30000001', address: '', today: '2026-11-21', draftId: 'draft-1', saved: null }
  const machine = buildCaseMachine(claimReview)
  const actor = await begin(createActor(machine, { input: { ...input, subject: 'K-30000001-5' }, parent }), fake)
  const lists = claimExamples.reviewTask
  await answer(fake, getClaims, lists)
  const { loaded } = actor.getSnapshot().context
  await load(fake, 'comesToFront')
  await answer(fake, getClaims, { ...lists, updatedAt: '2026-11-21T11:01:00.000Z' })
  expect(actor.getSnapshot().context.loaded).toBe(loaded)
  await pass(MINUTE)
  await load(fake, 'comesToFront')
  const closed = [{ id: 'claim-9' }]
  await answer(fake, getClaims, { ...lists, closed })
  expect(actor.getSnapshot().context.loaded).toMatchObject({ claims: { closed } })
})

test('claims with open tasks are listed first, in the insurer’s order', () => {
  const claimWithTask = (id: string): Claim => ({ id, claimTasks: [{ type: 'DOCUMENT' }] })
  const ordered = claimsWithTasksFirst([claimWith('1'), claimWithTask('2'), claimWith('3'), claimWithTask('4')])
  expect(ordered.map(({ id }) => id)).toEqual(['2', '4', '1', '3'])
})

test('a task of an unknown type counts as one task, and the claim waits for the customer', () => {
  const withUnknownTask = (status: string, ...claimTasks: readonly object[]) =>
    parse(claimSchema, { id: '1', status, claimTasks: [...claimTasks, { type: 'INSPECTION' }] })
  const reviewable = withUnknownTask('WAITING_FOR_CLIENT', { type: 'REVIEW_REQUEST' })
  const examined = withUnknownTask('EXAMINING')
  expect(countTasks([reviewable, examined])).toBe(2)
  expect(timelineOf(reviewable)).toContainEqual({ state: 'current', step: 'WAITING_FOR_CLIENT' })
  expect(nextActorOf(examined)).toBe('customer')
  expect(claimsWithTasksFirst([claimWith('2'), examined])).toEqual([examined, claimWith('2')])
})

describe('claims of one event', () => {
  test('are grouped where the first of them is listed, and the other claims keep their order', () => {
    expect(idsIn([claimWith('1'), claimWith('2', 'a'), claimWith('3'), claimWith('4', 'a'), claimWith('5')])).toEqual([
      [false, '1'],
      [true, '2', '4'],
      [false, '3', '5'],
    ])
  })

  test('are not grouped if there is only one in the list', () => {
    expect(idsIn([claimWith('1', 'a'), claimWith('2', ''), claimWith('3', 'b')])).toEqual([[false, '1', '2', '3']])
  })

  test('link to each other, whether open or closed', () => {
    const lists = { open: [claimWith('1', 'a'), claimWith('2')], closed: [claimWith('3', 'a'), claimWith('4', 'b')] }
    expect(otherClaimsOfGroup(lists, claimWith('1', 'a')).map(({ id }) => id)).toEqual(['3'])
    expect(otherClaimsOfGroup(lists, claimWith('2'))).toEqual([])
  })
})

describe('the timeline of a claim', () => {
  test.each(claimStatus.options)('shows the status %s as the only current step', (status) => {
    const steps = timelineOf({ status })
    expect(steps.filter(({ state }) => state === 'current')).toEqual([{ state: 'current', step: status }])
    expect(new Set(steps.map(({ step }) => step)).size).toBe(steps.length)
  })

  test.each([['SOMETHING_NEW'], ['DONE'], [null], [undefined]])(
    'shows only that the claim was received if its status is %s',
    (status) => {
      expect(timelineOf({ status })).toEqual([{ state: 'current', step: 'RECEIVED' }])
      expect(nextActorOf({ status })).toBeNull()
    },
  )

  // The past steps of a `CLOSED` claim leave out the examination, because such a claim may never have been examined.
  test.each([
    ['PENDING', [], ['EXAMINING', 'DECISION']],
    ['EXAMINING', ['PENDING'], ['DECISION']],
    ['WAITING_FOR_CLIENT', ['PENDING'], ['EXAMINING', 'DECISION']],
    ['PAID', ['PENDING', 'EXAMINING'], []],
    ['REJECTED', ['PENDING', 'EXAMINING'], []],
    ['CLOSED', ['PENDING'], []],
    ['CLOSED_WITHOUT_PAYMENT', ['PENDING'], []],
  ] as const)('that is %s has the past steps %j and the future steps %j', (status, pastSteps, futureSteps) => {
    const stepsIn = (state: 'done' | 'ahead') =>
      timelineOf({ status }).flatMap((entry) => (entry.state === state ? entry.step : []))
    expect([stepsIn('done'), stepsIn('ahead')]).toEqual([pastSteps, futureSteps])
  })

  test('shows the payment if the claim was paid before it was closed', () => {
    const paidAmount = { value: 275_000, currency: 'HUF' } as const
    expect(timelineOf({ status: 'CLOSED', paidAmount }).map(({ step }) => step)).toEqual([
      'PENDING',
      'EXAMINING',
      'PAID',
      'CLOSED',
    ])
  })

  test('shows the examination as done if the customer can request a review and no document is missing', () => {
    const stepsWith = (...types: readonly ('REVIEW_REQUEST' | 'DOCUMENT')[]) =>
      timelineOf({ status: 'WAITING_FOR_CLIENT', claimTasks: types.map((type) => ({ type })) }).map(({ step }) => step)
    expect(stepsWith('REVIEW_REQUEST')).toEqual(['PENDING', 'EXAMINING', 'REVIEWABLE', 'DECISION'])
    expect(stepsWith('REVIEW_REQUEST', 'DOCUMENT')).toEqual(stepsWith())
  })

  test.each([
    ['PENDING', 'insurer'],
    ['EXAMINING', 'insurer'],
    ['WAITING_FOR_CLIENT', 'customer'],
    ['PAID', 'nobody'],
    ['REJECTED', 'nobody'],
    ['CLOSED', 'nobody'],
    ['CLOSED_WITHOUT_PAYMENT', 'nobody'],
  ] as const)('that is %s names the side that acts next: %s', (status, who) => {
    expect(nextActorOf({ status })).toBe(who)
  })

  test('names the customer as the next to act if a task is open, and counts several tasks of one type as one', () => {
    const [first, second] = claimExamples.everyTask.open
    expect(nextActorOf({ status: 'REJECTED', claimTasks: second?.claimTasks })).toBe('customer')
    const twice = [...(first?.claimTasks ?? []), { type: 'DOCUMENT' } as const]
    expect(countTasks([{ claimTasks: twice }, { claimTasks: null }])).toBe(2)
  })
})
