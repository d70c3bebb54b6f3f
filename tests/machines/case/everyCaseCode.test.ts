import { describe, expect, test } from 'vitest'
import { ATTEMPTS, RESEND_PAUSE } from '../../../machines/attempts'
import { resultOf } from '../../../machines/case/definition/definition'
import { draftKey } from '../../../machines/storageKeys'
import { RIGHT_CODE } from '../../../mocks/sampleContracts'
import { START } from '../../../tools/exploration/kit/cases'
import { goThrough, goTo, goUntil, reloaded, rest } from '../kit/caseJourney'
import { begin, casesAt, keysOf, namedCases, withJourneys } from '../kit/everyCase'
import type { Journey } from '../kit/openCase'
import { pass } from '../kit/story'

withJourneys()

const WRONG_CODE = '654321'

/** Changed values for the field that a test changes before it requests another code, by input format. */
const others: Readonly<Record<string, string>> = {
  email: 'uj.cim@pelda.example',
  phone: '+36 70 765 4321',
  bankAccount: '99900023-12345678-00000015',
}

/** Contracts with a sign-in by plate or postal code that already have an e-mail address or phone number. */
const knownByOthers = '50000001'

const codeOf = ({ actor }: Journey) => {
  const { code } = actor.getSnapshot().children
  if (code === undefined) throw new Error('No code is asked for')
  return code
}

/** Enters a code at once, as autofill or paste does. */
const giveCode = async (journey: Journey, value: string): Promise<void> => {
  const code = codeOf(journey)
  code.send({ type: 'answer.changed', value })
  if (code.getSnapshot().context.confirmationSentTo !== null) code.send({ type: 'confirmation.changed', value })
  for (let press = 0; press < 5; press += 1) code.send({ type: 'answer.submitted' })
  await rest(journey)
}

const askForAnother = async (journey: Journey): Promise<void> => {
  await pass(RESEND_PAUSE)
  for (let press = 0; press < 5; press += 1) codeOf(journey).send({ type: 'code.requested' })
  await rest(journey)
}

const withCode = namedCases.flatMap(([name, placed]) => {
  const { code, form } = placed.definition
  // If the code goes to a known address, the form has no recipient field, so the tests change its first field.
  const field = code?.to ?? Object.keys(form)[0] ?? ''
  const asked = form[field]
  const another = { field, value: (asked?.type === 'text' ? others[asked.format] : undefined) ?? '' }
  return code === null ? [] : [[name, { placed, code, another }] as const]
})

const atCode = async ({ placed }: (typeof withCode)[number][1]) => {
  const begun = await begin(placed)
  await goTo(begun.journey, 'confirming')
  return begun
}

describe.each(withCode)('the one-time code of the case %s', (_, one) => {
  const { code, another } = one

  test('has to be typed again after a reload, with the same remaining attempts and countdown', async () => {
    const { journey } = await atCode(one)
    await giveCode(journey, WRONG_CODE)
    const { attemptsLeft, resendFrom, sentTo } = codeOf(journey).getSnapshot().context
    expect([attemptsLeft, resendFrom]).toEqual([ATTEMPTS - 1, START + RESEND_PAUSE])
    expect([...journey.on.fake.storage.values()].join()).not.toContain(WRONG_CODE)
    const again = await reloaded(journey)
    expect(await rest(again)).toBe('confirming')
    expect(codeOf(again).getSnapshot().context).toMatchObject({ attemptsLeft, resendFrom, sentTo, code: '' })
    expect(keysOf(again, code.start)).toEqual([])
  })

  test('is accepted after a wrong code and a reload', async () => {
    const { journey, before } = await atCode(one)
    await giveCode(journey, WRONG_CODE)
    const again = await reloaded(journey)
    await rest(again)
    await giveCode(again, RIGHT_CODE)
    expect(again.actor.getSnapshot().children.code).toBeUndefined()
    const caseId = await goThrough(again)
    expect(casesAt(again)).toEqual([caseId, ...before])
  })

  test('has a new idempotency key for each request of another code, also after a reload', async () => {
    const { journey } = await atCode(one)
    await askForAnother(journey)
    const again = await reloaded(journey)
    await rest(again)
    await askForAnother(again)
    const keys = [...keysOf(journey, code.resend), ...keysOf(again, code.resend)]
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(2)
  })

  test('is requested again after no attempts are left, and one case is submitted', async () => {
    const { journey, before } = await atCode(one)
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) await giveCode(journey, WRONG_CODE)
    const again = await reloaded(journey)
    await rest(again)
    expect(codeOf(again).getSnapshot().value).toBe('locked')
    const caseId = await goThrough(again)
    expect(casesAt(again)).toEqual([caseId, ...before])
    expect(new Set([...keysOf(journey, code.start), ...keysOf(again, code.start)]).size).toBe(2)
  })

  test('is requested again after a return to the form only if an answer was changed', async () => {
    const { journey } = await atCode(one)
    journey.actor.send({ type: 'step.requested', step: '' })
    journey.actor.send({ type: 'step.submitted' })
    await rest(journey)
    expect(keysOf(journey, code.start)).toHaveLength(1)
    journey.actor.send({ type: 'step.requested', step: '' })
    journey.actor.send({ type: 'answer.changed', ...another })
    journey.actor.send({ type: 'step.submitted' })
    await rest(journey)
    const [first, second, ...others] = keysOf(journey, code.start)
    expect(second).not.toBe(first)
    expect(others).toEqual([])
    expect(codeOf(journey).getSnapshot().context.sentTo === another.value).toBe(code.to !== undefined)
    expect(journey.on.fake.storage.get(draftKey(journey.contractNumber, journey.placed.definition.id))).toContain(
      another.value,
    )
  })

  test('is requested with a new idempotency key if the answer changes after an interrupted request', async () => {
    const { journey } = await begin(one.placed)
    journey.on.holdAnswers(code.start)
    await goUntil(journey, () => keysOf(journey, code.start).length > 0)
    const again = await reloaded(journey)
    await rest(again)
    again.actor.send({ type: 'answer.changed', ...another })
    await goTo(again, 'confirming')
    expect(keysOf(again, code.start)).toHaveLength(1)
    expect(keysOf(again, code.start)).not.toEqual(keysOf(journey, code.start))
  })

  test.skipIf(code.to === undefined)(
    'is followed by a second code to the previous contact after a sign-in by plate or postal code',
    async () => {
      const { journey, before } = await begin(one.placed, 5, knownByOthers)
      await goTo(journey, 'confirming')
      expect(codeOf(journey).getSnapshot().context.confirmationSentTo).not.toBeNull()
      await giveCode(journey, WRONG_CODE)
      const again = await reloaded(journey)
      await rest(again)
      expect(codeOf(again).getSnapshot().context).toMatchObject({ attemptsLeft: ATTEMPTS - 1, confirmation: '' })
      const caseId = await goThrough(again)
      expect(casesAt(again)).toEqual([caseId, ...before])
    },
  )
})

const codedAndSubmitted = withCode.filter(([, { placed }]) => placed.definition.submit !== null)

test.each(codedAndSubmitted)(
  'the code of the case %s is not required again after a failed submission and a reload',
  async (_, one) => {
    const { journey, before } = await atCode(one)
    const endpoint = resultOf(one.placed.definition).id
    await journey.insurer.follow({ name: 'fast', trouble: [{ endpoint, kind: '500', times: 'once' }] })
    await giveCode(journey, RIGHT_CODE)
    // The summary, if the case has one, comes before the submission.
    if (one.placed.definition.summary) journey.actor.send({ type: 'step.submitted' })
    await rest(journey)
    const again = await reloaded(journey)
    expect(await rest(again)).toBe('submitFailed')
    again.actor.send({ type: 'step.returned' })
    await rest(again)
    again.actor.send({ type: 'step.submitted' })
    expect(await rest(again)).toBe('submitted')
    expect(keysOf(again, one.code.start)).toEqual([])
    expect(casesAt(again)).toHaveLength(before.length + 1)
  },
)
