import { describe, expect, test } from 'vitest'
import { ATTEMPTS_ALLOWED, RESEND_PAUSE } from '../../../machines/attempts'
import { resultCallOf } from '../../../machines/case/definition/definition'
import { draftKey } from '../../../machines/storageKeys'
import { RIGHT_CODE } from '../../../mocks/sampleContracts'
import { START_TIME } from '../../../tools/exploration/kit/cases'
import { goThrough, goTo, goUntil, reloaded, waitUntilIdle } from '../kit/caseJourney'
import { begin, casesAt, keysOf, namedCases, withJourneys } from '../kit/everyCase'
import type { Journey } from '../kit/openCase'
import { pass } from '../kit/story'

withJourneys()

const WRONG_CODE = '654321'

/** The new value of the field that a test changes before it requests another code, by input format. */
const otherValues: Readonly<Record<string, string>> = {
  email: 'uj.cim@pelda.example',
  phone: '+36 70 765 4321',
  bankAccount: '99900023-12345678-00000015',
}

/**
 * A contract whose customer signs in with a postal code. The insurer already has the customer's e-mail address and
 * phone number.
 */
const knownByOthers = '50000001'

const codeOf = ({ actor }: Journey) => {
  const { code } = actor.getSnapshot().children
  if (code === undefined) throw new Error('No code is asked for')
  return code
}

/** Enters the whole code in one event, as autofill or paste does, and presses the button five times. */
const giveCode = async (journey: Journey, value: string): Promise<void> => {
  const code = codeOf(journey)
  code.send({ type: 'answer.changed', value })
  if (code.getSnapshot().context.confirmationSentTo !== null) code.send({ type: 'confirmation.changed', value })
  for (let press = 0; press < 5; press += 1) code.send({ type: 'answer.submitted' })
  await waitUntilIdle(journey)
}

const askForAnother = async (journey: Journey): Promise<void> => {
  await pass(RESEND_PAUSE)
  for (let press = 0; press < 5; press += 1) codeOf(journey).send({ type: 'code.requested' })
  await waitUntilIdle(journey)
}

const withCode = namedCases.flatMap(([name, productLineCase]) => {
  const { code, form } = productLineCase.definition
  // Normally the tests change the field with the recipient of the code. If the code goes to an address that the insurer
  // has, they change the form's first field.
  const field = code?.to ?? Object.keys(form)[0] ?? ''
  const formField = form[field]
  const another = { field, value: (formField?.type === 'text' ? otherValues[formField.format] : undefined) ?? '' }
  return code === null ? [] : [[name, { placed: productLineCase, code, another }] as const]
})

const atCode = async ({ placed }: (typeof withCode)[number][1]) => {
  const begun = await begin(placed)
  await goTo(begun.journey, 'confirming')
  return begun
}

describe.each(withCode)('the one-time code of the case %s', (_, codeCase) => {
  const { code, another } = codeCase

  test('has to be typed again after a reload, with the same remaining attempts and countdown', async () => {
    const { journey } = await atCode(codeCase)
    await giveCode(journey, WRONG_CODE)
    const { attemptsLeft, resendFrom, sentTo } = codeOf(journey).getSnapshot().context
    expect([attemptsLeft, resendFrom]).toEqual([ATTEMPTS_ALLOWED - 1, START_TIME + RESEND_PAUSE])
    expect([...journey.on.fake.storage.values()].join()).not.toContain(WRONG_CODE)
    const reloadedJourney = await reloaded(journey)
    expect(await waitUntilIdle(reloadedJourney)).toBe('confirming')
    expect(codeOf(reloadedJourney).getSnapshot().context).toMatchObject({ attemptsLeft, resendFrom, sentTo, code: '' })
    expect(keysOf(reloadedJourney, code.start)).toEqual([])
  })

  test('is accepted after a wrong code and a reload', async () => {
    const { journey, before } = await atCode(codeCase)
    await giveCode(journey, WRONG_CODE)
    const reloadedJourney = await reloaded(journey)
    await waitUntilIdle(reloadedJourney)
    await giveCode(reloadedJourney, RIGHT_CODE)
    expect(reloadedJourney.actor.getSnapshot().children.code).toBeUndefined()
    const caseId = await goThrough(reloadedJourney)
    expect(casesAt(reloadedJourney)).toEqual([caseId, ...before])
  })

  test('has a new idempotency key for each request for another code, also after a reload', async () => {
    const { journey } = await atCode(codeCase)
    await askForAnother(journey)
    const reloadedJourney = await reloaded(journey)
    await waitUntilIdle(reloadedJourney)
    await askForAnother(reloadedJourney)
    const keys = [...keysOf(journey, code.resend), ...keysOf(reloadedJourney, code.resend)]
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(2)
  })

  test('can be requested again after the last attempt has failed, and one case is submitted', async () => {
    const { journey, before } = await atCode(codeCase)
    for (let attempt = 0; attempt < ATTEMPTS_ALLOWED; attempt += 1) await giveCode(journey, WRONG_CODE)
    const reloadedJourney = await reloaded(journey)
    await waitUntilIdle(reloadedJourney)
    expect(codeOf(reloadedJourney).getSnapshot().value).toBe('locked')
    const caseId = await goThrough(reloadedJourney)
    expect(casesAt(reloadedJourney)).toEqual([caseId, ...before])
    expect(new Set([...keysOf(journey, code.start), ...keysOf(reloadedJourney, code.start)]).size).toBe(2)
  })

  test('is requested again after a return to the form only if an answer was changed', async () => {
    const { journey } = await atCode(codeCase)
    journey.actor.send({ type: 'step.requested', step: '' })
    journey.actor.send({ type: 'step.submitted' })
    await waitUntilIdle(journey)
    expect(keysOf(journey, code.start)).toHaveLength(1)
    journey.actor.send({ type: 'step.requested', step: '' })
    journey.actor.send({ type: 'answer.changed', ...another })
    journey.actor.send({ type: 'step.submitted' })
    await waitUntilIdle(journey)
    const [first, second, ...others] = keysOf(journey, code.start)
    expect(second).not.toBe(first)
    expect(others).toEqual([])
    expect(codeOf(journey).getSnapshot().context.sentTo === another.value).toBe(code.to !== undefined)
    expect(
      journey.on.fake.storage.get(draftKey(journey.contractNumber, journey.productLineCase.definition.id)),
    ).toContain(another.value)
  })

  test('is requested with a new idempotency key if the answer changes after an interrupted request', async () => {
    const { journey } = await begin(codeCase.placed)
    journey.on.holdAnswers(code.start)
    await goUntil(journey, () => keysOf(journey, code.start).length > 0)
    const reloadedJourney = await reloaded(journey)
    await waitUntilIdle(reloadedJourney)
    reloadedJourney.actor.send({ type: 'answer.changed', ...another })
    await goTo(reloadedJourney, 'confirming')
    expect(keysOf(reloadedJourney, code.start)).toHaveLength(1)
    expect(keysOf(reloadedJourney, code.start)).not.toEqual(keysOf(journey, code.start))
  })

  test.skipIf(code.to === undefined)(
    'needs a second code, sent to the previous e-mail address or phone number, after a sign-in by plate or postal code',
    async () => {
      const { journey, before } = await begin(codeCase.placed, 5, knownByOthers)
      await goTo(journey, 'confirming')
      expect(codeOf(journey).getSnapshot().context.confirmationSentTo).not.toBeNull()
      await giveCode(journey, WRONG_CODE)
      const reloadedJourney = await reloaded(journey)
      await waitUntilIdle(reloadedJourney)
      expect(codeOf(reloadedJourney).getSnapshot().context).toMatchObject({
        attemptsLeft: ATTEMPTS_ALLOWED - 1,
        confirmation: '',
      })
      const caseId = await goThrough(reloadedJourney)
      expect(casesAt(reloadedJourney)).toEqual([caseId, ...before])
    },
  )
})

const codedAndSubmitted = withCode.filter(([, { placed }]) => placed.definition.submit !== null)

test.each(codedAndSubmitted)(
  'the code of the case %s is not required again after a failed submission and a reload',
  async (_, codeCase) => {
    const { journey, before } = await atCode(codeCase)
    const endpoint = resultCallOf(codeCase.placed.definition).id
    await journey.insurer.follow({ name: 'fast', trouble: [{ endpoint, kind: '500', times: 'once' }] })
    await giveCode(journey, RIGHT_CODE)
    // The summary, if the case has one, comes before the submission.
    if (codeCase.placed.definition.summary) journey.actor.send({ type: 'step.submitted' })
    await waitUntilIdle(journey)
    const reloadedJourney = await reloaded(journey)
    expect(await waitUntilIdle(reloadedJourney)).toBe('submitFailed')
    reloadedJourney.actor.send({ type: 'step.returned' })
    await waitUntilIdle(reloadedJourney)
    reloadedJourney.actor.send({ type: 'step.submitted' })
    expect(await waitUntilIdle(reloadedJourney)).toBe('submitted')
    expect(keysOf(reloadedJourney, codeCase.code.start)).toEqual([])
    expect(casesAt(reloadedJourney)).toHaveLength(before.length + 1)
  },
)
