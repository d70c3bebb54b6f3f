import { describe, expect, test } from 'vitest'
import { normaliseContractNumber } from '../../../machines/auth/answers'
import { SAVED_LOGIN } from '../../../machines/storageKeys'
import { licensePlateNumber, login, otp, otpResend, zipCode } from '../../../src/api/auth'
import { TechnicalError } from '../../../src/api/technicalError'
import { applySettlement } from '../../../tools/exploration/kit/run'
import { askedForCode, codeOf, enterWrongCode, open, openAfterReload, submitAnswer, submitNumber } from '../kit/signIn'
import { answer, callsTo, fail, load, page, pass, refuse, SECOND, withClock } from '../kit/story'

withClock()

describe('a new code', () => {
  test('can be requested only thirty seconds after the previous code was sent', async () => {
    const { fake, actor } = await askedForCode()
    await pass(30 * SECOND - 1)
    codeOf(actor).send({ type: 'code.requested' })
    expect(callsTo(fake, otpResend)).toEqual([])
    await pass(1)
    codeOf(actor).send({ type: 'code.requested' })
    codeOf(actor).send({ type: 'code.requested' })
    expect(callsTo(fake, otpResend)).toHaveLength(1)
    await answer(fake, otpResend, {})
    expect(codeOf(actor).getSnapshot().context.notice).toBe('codeSent')
    await pass(30 * SECOND - 1)
    expect(codeOf(actor).getSnapshot().value).toEqual({ entering: 'pausing' })
    await pass(1)
    expect(codeOf(actor).getSnapshot().value).toEqual({ entering: 'ready' })
  })

  test('cannot be requested within thirty seconds after the previous code was sent, even after a reload', async () => {
    const { fake } = await askedForCode()
    await pass(20 * SECOND)
    const { actor } = await openAfterReload(fake)
    await pass(10 * SECOND - 1)
    expect(codeOf(actor).getSnapshot().value).toEqual({ entering: 'pausing' })
    await pass(1)
    expect(codeOf(actor).getSnapshot().value).toEqual({ entering: 'ready' })
  })

  test('cannot be requested within thirty seconds after the previous code was sent, even after a wrong answer', async () => {
    const { fake, actor } = await askedForCode()
    await pass(20 * SECOND)
    await enterWrongCode(fake, actor)
    await pass(10 * SECOND - 1)
    expect(codeOf(actor).getSnapshot().value).toEqual({ entering: 'pausing' })
  })

  test('can be requested again at once if sending fails', async () => {
    const { fake, actor } = await askedForCode()
    await pass(30 * SECOND)
    codeOf(actor).send({ type: 'code.requested' })
    await fail(fake, otpResend)
    expect(codeOf(actor).getSnapshot().value).toEqual({ entering: 'ready' })
    expect(codeOf(actor).getSnapshot().context.notice).toBe('transport')
  })

  test('does not block the submission of an earlier code while it is being requested', async () => {
    const { fake, actor } = await askedForCode()
    await pass(30 * SECOND)
    codeOf(actor).send({ type: 'code.requested' })
    submitAnswer(actor, '123456')
    await answer(fake, otp, { accessToken: 'token' })
    expect(actor.getSnapshot().output).toEqual({
      type: 'signedIn',
      signedIn: { accessToken: 'token', productLine: 'kgfb', openedBy: 'sms' },
      identificationCaseId: null,
    })
  })
})

test('a switch to another sign-in method keeps the remaining attempts and clears the answer', async () => {
  const { fake, actor } = await askedForCode()
  await enterWrongCode(fake, actor)
  actor.send({ type: 'method.switched' })
  expect(actor.getSnapshot().value).toBe('enteringPlate')
  expect(actor.getSnapshot().context).toMatchObject({ answer: '', answerError: null, attemptsLeft: 2 })
  submitAnswer(actor, 'abc 123')
  expect(callsTo(fake, licensePlateNumber).map(({ input }) => input)).toEqual([
    { body: { loginSessionIdentifier: 'login-1', licensePlateNumber: 'ABC123' } },
  ])
  await refuse(fake, licensePlateNumber, { code: 'AUTH_LICENSE_PLATE_NUMBER' })
  expect(actor.getSnapshot().value).toBe('enteringPlate')
  expect(actor.getSnapshot().context.attemptsLeft).toBe(1)
})

test('an expired login session restarts the sign-in with a notice and keeps the contract number', async () => {
  const { fake, actor } = await askedForCode()
  submitAnswer(actor, '123456')
  await refuse(fake, otp, { code: 'LOGIN_SESSION_EXPIRED' })
  expect(actor.getSnapshot().value).toBe('enteringContractNumber')
  expect(actor.getSnapshot().context).toMatchObject({
    notice: 'signInExpired',
    contractNumber: '1000-0001',
  })
})

test('a contract number that the insurer cannot read is marked as malformed', async () => {
  const { fake } = page()
  const actor = await open(fake)
  submitNumber(actor)
  await load(fake, 'loadModule')
  await refuse(fake, login, { code: 'MISSING_FIELDS', fields: ['contractNumber'] })
  expect(actor.getSnapshot().value).toBe('enteringContractNumber')
  expect(actor.getSnapshot().context).toMatchObject({ answerError: { name: 'malformed' }, notice: null })
})

test('a plate that the insurer cannot read is marked as malformed, and the step stays open', async () => {
  const { fake, actor } = await askedForCode()
  actor.send({ type: 'method.switched' })
  submitAnswer(actor, 'ABCD12345678')
  await refuse(fake, licensePlateNumber, { code: 'MISSING_FIELDS', fields: ['licensePlateNumber'] })
  expect(actor.getSnapshot().value).toBe('enteringPlate')
  expect(actor.getSnapshot().context).toMatchObject({ answer: 'ABCD12345678', answerError: { name: 'malformed' } })
})

test.each(['transport', 'brokenAnswer'] as const)(
  'the typed code and the remaining attempts are kept after a %s error',
  async (kind) => {
    const { fake, actor } = await askedForCode()
    submitAnswer(actor, '123456')
    await fail(fake, otp, kind)
    expect(codeOf(actor).getSnapshot().value).toEqual({ entering: 'pausing' })
    expect(codeOf(actor).getSnapshot().context).toMatchObject({ code: '123456', attemptsLeft: 3, notice: kind })
  },
)

test('a second press while the code is checked makes no second call', async () => {
  const { fake, actor } = await askedForCode()
  submitAnswer(actor, '123456')
  codeOf(actor).send({ type: 'answer.submitted' })
  expect(callsTo(fake, otp)).toHaveLength(1)
})

test.each([{ type: 'method.switched' }, { type: 'phone.lost' }] as const)(
  'the event $type is ignored while the code is checked, and leaves the code step after a wrong code',
  async (event) => {
    const { fake, actor } = await askedForCode()
    submitAnswer(actor, '654321')
    actor.send(event)
    await refuse(fake, otp, { code: 'AUTH_OTP_001', availableAttempts: 1 })
    expect(codeOf(actor).getSnapshot().context).toMatchObject({ code: '654321', attemptsLeft: 1 })
    actor.send(event)
    expect(actor.getSnapshot().matches('enteringCode')).toBe(false)
  },
)

test('remaining attempts are kept after a reload', async () => {
  const { fake, actor } = await askedForCode()
  await enterWrongCode(fake, actor)
  const reopened = await openAfterReload(fake)
  await enterWrongCode(reopened.fake, reopened.actor)
  expect(codeOf(reopened.actor).getSnapshot().context.codeError).toEqual({ name: 'wrong', attemptsLeft: 1 })
})

test('the code from the text message is filled in but not submitted', async () => {
  const { fake, actor } = await askedForCode()
  await load(fake, 'readOneTimeCode', '123456')
  expect(codeOf(actor).getSnapshot().context.code).toBe('123456')
  expect(callsTo(fake, otp)).toEqual([])
})

test('typed codes are never stored in the tab, and its storage is empty after the sign-in', async () => {
  const { fake, actor } = await askedForCode()
  await enterWrongCode(fake, actor)
  submitAnswer(actor, '123456')
  expect([...fake.storage.values()].join()).not.toMatch(/654321|123456/)
  await answer(fake, otp, { accessToken: 'token' })
  expect([...fake.storage.keys()]).toEqual([])
})

test.each([[null], ['garbage'], [{ method: 'SMS_OTP' }], [[1, 2]]])(
  'the sign-in starts at the contract number if its saved state is invalid (%j)',
  async (saved) => {
    const { fake } = page()
    fake.services.storage.write(SAVED_LOGIN, saved)
    const actor = await open(fake)
    expect(actor.getSnapshot().value).toBe('enteringContractNumber')
  },
)

test('an invalid contract number is rejected without calling the insurer', async () => {
  const { fake } = page()
  const actor = await open(fake)
  actor.send({ type: 'contractNumber.submitted' })
  expect(actor.getSnapshot().context.answerError).toEqual({ name: 'missing' })
  actor.send({ type: 'contractNumber.changed', value: 'abc' })
  actor.send({ type: 'contractNumber.submitted' })
  expect(actor.getSnapshot().context.answerError).toEqual({ name: 'malformed' })
  expect(fake.calls).toEqual([])
})

test('when the network is back, the second step loads again, but the contract number is not submitted', async () => {
  const { fake } = page()
  const actor = await open(fake)
  submitNumber(actor)
  const unreachable = () =>
    applySettlement(fake, { type: 'fail', service: 'loadModule', error: new TechnicalError('transport', '') })
  await unreachable()
  expect(actor.getSnapshot().context).toMatchObject({ notice: 'transport', contractNumber: '1000-0001' })
  await load(fake, 'networkBack')
  await unreachable()
  expect(actor.getSnapshot().context.notice).toBe('transport')
  await load(fake, 'networkBack')
  actor.send({ type: 'contractNumber.changed', value: '1000-0002' })
  await load(fake, 'loadModule')
  expect(actor.getSnapshot().value).toBe('enteringContractNumber')
  expect(actor.getSnapshot().context).toMatchObject({ notice: 'transport', contractNumber: '1000-0002' })
  expect(callsTo(fake, login)).toEqual([])
  actor.send({ type: 'contractNumber.submitted' })
  expect(actor.getSnapshot().context.notice).toBeNull()
})

test.each(['1117', 'H-1117', '1117 Budapest'])('the postal code "%s" is sent as 1117', async (typed) => {
  const { fake } = page()
  const actor = await open(fake)
  submitNumber(actor)
  await load(fake, 'loadModule')
  await answer(fake, login, { slaType: 'ZIP_CODE', loginSessionIdentifier: 'login-1' })
  submitAnswer(actor, typed)
  expect(callsTo(fake, zipCode)).toMatchObject([{ input: { body: { zipCode: '1117' } } }])
})

test.each([
  ['Szerződésszám: 40000001', '40000001'],
  ['40000001.', '40000001'],
  ['(40000001)', '40000001'],
  ['"40000001"', '40000001'],
  ['„40000001”', '40000001'],
  ['40000001 (élet)', '40000001'],
  ['Szerződésszám: "40000001" (nyugdíj-biztosítás).', '40000001'],
  ['40000001 (2)', '40000001(2)'],
  ['40.000.001', '40000001'],
  ['4000-0001', '40000001'],
  ['a40000001', 'a40000001'],
  ['40000001 / 40000002', '40000001/40000002'],
])('the contract number %j is read as %s', (pasted, read) => {
  expect(normaliseContractNumber(pasted)).toBe(read)
})
