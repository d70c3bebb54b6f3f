import { describe, expect, test } from 'vitest'
import { resendPhoneCode, validateEmailCode, validatePhoneCode } from '../../../src/api/twoFactor'
import { askedForCode, codeOf, openAfterReload, PHONE, type SettingsActor, submitCode } from '../kit/settings'
import { answer, callsTo, fail, load, pass, refuse, SECOND, withClock } from '../kit/story'

withClock()

const codeState = (actor: SettingsActor) => codeOf(actor).getSnapshot().value
const codeContext = (actor: SettingsActor) => codeOf(actor).getSnapshot().context

const wrongCode = (fake: Awaited<ReturnType<typeof askedForCode>>['fake'], availableAttempts?: number) =>
  refuse(fake, validatePhoneCode, {
    code: 'AUTH_OTP_001',
    ...(availableAttempts === undefined ? {} : { availableAttempts }),
  })

describe('a new code', () => {
  test('can be requested only thirty seconds after the previous code was sent', async () => {
    const { fake, actor } = await askedForCode()
    await pass(30 * SECOND - 1)
    codeOf(actor).send({ type: 'code.requested' })
    expect(callsTo(fake, resendPhoneCode)).toEqual([])
    await pass(1)
    codeOf(actor).send({ type: 'code.requested' })
    codeOf(actor).send({ type: 'code.requested' })
    expect(callsTo(fake, resendPhoneCode)).toHaveLength(1)
    await answer(fake, resendPhoneCode, { maskedPhoneNumber: PHONE })
    expect(codeContext(actor).notice).toBe('codeSent')
    await pass(30 * SECOND - 1)
    expect(codeState(actor)).toEqual({ entering: 'pausing' })
    await pass(1)
    expect(codeState(actor)).toEqual({ entering: 'ready' })
  })

  test('cannot be requested within thirty seconds after the previous code was sent, even after a reload or a wrong code', async () => {
    const { fake, actor } = await askedForCode()
    await pass(20 * SECOND)
    submitCode(actor)
    await wrongCode(fake, 2)
    const reloaded = await openAfterReload(fake)
    await pass(10 * SECOND - 1)
    expect(codeState(reloaded.actor)).toEqual({ entering: 'pausing' })
    await pass(1)
    expect(codeState(reloaded.actor)).toEqual({ entering: 'ready' })
  })

  test('can be requested again with the same idempotency key if sending fails', async () => {
    const { fake, actor } = await askedForCode()
    await pass(30 * SECOND)
    codeOf(actor).send({ type: 'code.requested' })
    await fail(fake, resendPhoneCode)
    expect(codeContext(actor).notice).toBe('transport')
    codeOf(actor).send({ type: 'code.requested' })
    await answer(fake, resendPhoneCode, { maskedPhoneNumber: PHONE })
    await pass(30 * SECOND)
    codeOf(actor).send({ type: 'code.requested' })
    const [first, second, third] = callsTo(fake, resendPhoneCode).map(({ idempotencyKey }) => idempotencyKey)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('does not block the submission of the first code while it is being requested', async () => {
    const { fake, actor } = await askedForCode()
    await pass(30 * SECOND)
    codeOf(actor).send({ type: 'code.requested' })
    submitCode(actor)
    await answer(fake, validatePhoneCode, { maskedPhoneNumber: PHONE })
    expect(actor.getSnapshot().value).toBe('changed')
  })
})

describe('a code', () => {
  test.each([
    ...[
      '123456',
      '123 456',
      ' 123-456 ',
      '2026.11.28. Belépési kód: 123456',
      'Kódja: 123 456. Lejár: 2026.11.28. 10:30',
    ],
    ...['123456 a kódja, 2026. 11. 28.', '+36 30 123 4567: 123\u00a0456'],
  ])('pasted as “%s” is sent as its six digits', async (typed) => {
    const { fake, actor } = await askedForCode()
    submitCode(actor, typed)
    expect(callsTo(fake, validatePhoneCode)).toMatchObject([
      { input: { body: { smsOtp: '123456', confirmationCode: null } } },
    ])
  })

  test.each([
    ['', 'missing'],
    ['12', 'malformed'],
    ['12345a', 'malformed'],
    ['1234567', 'malformed'],
  ])('typed as “%s” has the error %s and is not sent', async (typed, name) => {
    const { fake, actor } = await askedForCode()
    submitCode(actor, typed)
    expect(codeContext(actor)).toMatchObject({ code: typed, codeError: { name }, refusals: 1 })
    expect(callsTo(fake, validatePhoneCode)).toEqual([])
  })

  test('stays in its field if it is wrong, and the remaining attempts are shown', async () => {
    const { fake, actor } = await askedForCode()
    submitCode(actor, '654321')
    await wrongCode(fake)
    expect(codeContext(actor)).toMatchObject({
      code: '654321',
      codeError: { name: 'wrong', attemptsLeft: 2 },
      refusals: 1,
    })
    submitCode(actor, '654322')
    await wrongCode(fake, 1)
    expect(codeContext(actor)).toMatchObject({ codeError: { attemptsLeft: 1 }, refusals: 2 })
  })

  test('can no longer be entered if no attempts are left, also after a reload', async () => {
    const { fake, actor } = await askedForCode()
    submitCode(actor, '654321')
    await wrongCode(fake, 0)
    expect(codeState(actor)).toBe('locked')
    const reloaded = await openAfterReload(fake)
    expect(codeState(reloaded.actor)).toBe('locked')
    codeOf(reloaded.actor).send({ type: 'code.left' })
    expect(reloaded.actor.getSnapshot()).toMatchObject({ value: 'entering', context: { value: '06 70 111-2205' } })
  })

  test('is sent again with the same idempotency key after a technical error, but with a new one if it was wrong or has changed', async () => {
    const { fake, actor } = await askedForCode()
    submitCode(actor)
    await fail(fake, validatePhoneCode)
    expect(codeContext(actor)).toMatchObject({ code: '123456', notice: 'transport', attemptsLeft: 3 })
    codeOf(actor).send({ type: 'answer.submitted' })
    await wrongCode(fake, 2)
    codeOf(actor).send({ type: 'answer.submitted' })
    await fail(fake, validatePhoneCode, 'brokenAnswer')
    submitCode(actor, '123457')
    const keys = callsTo(fake, validatePhoneCode).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys[1]).toBe(keys[0])
    expect(new Set(keys).size).toBe(3)
  })

  test('is checked with an idempotency key that differs from those of the requests for this code and for the next one', async () => {
    const { fake, actor } = await askedForCode('email')
    submitCode(actor)
    await refuse(fake, validateEmailCode, { code: 'EMAIL_OTP_VALIDATION_ERROR', availableAttempts: 0 })
    const { fake: reloadedFake, actor: reopened } = await openAfterReload(fake)
    codeOf(reopened).send({ type: 'code.left' })
    reopened.send({ type: 'answer.submitted' })
    const keys = [...fake.calls, ...reloadedFake.calls].flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(3)
  })

  const digestsIn = (fake: Awaited<ReturnType<typeof askedForCode>>['fake']) =>
    callsTo(fake, validatePhoneCode).map(({ idempotencyKey }) => idempotencyKey?.split('-').at(-1))

  test('submitted in two tabs has two idempotency keys, which end with different digests', async () => {
    const { fake, actor } = await askedForCode()
    const { fake: copied, actor: copy } = await openAfterReload(fake)
    submitCode(actor)
    submitCode(copy)
    expect(digestsIn(copied)).toHaveLength(1)
    expect(digestsIn(copied)).not.toEqual(digestsIn(fake))
  })

  test('gets a different digest at the end of its idempotency key after each rejection by the insurer', async () => {
    const { fake, actor } = await askedForCode()
    for (const attemptsLeft of [2, 1]) {
      submitCode(actor)
      await wrongCode(fake, attemptsLeft)
    }
    expect(new Set(digestsIn(fake)).size).toBe(2)
  })

  test('is not stored in the tab', async () => {
    const { fake, actor } = await askedForCode('phone', '+36 20 *** **67')
    codeOf(actor).send({ type: 'confirmation.changed', value: '222222' })
    submitCode(actor, '111111')
    await wrongCode(fake, 2)
    expect([...fake.storage.values()].join()).not.toMatch(/111111|222222/)
  })
})

describe('a code that the browser reads from the text message', () => {
  test('is filled in but not submitted', async () => {
    const { fake, actor } = await askedForCode()
    await load(fake, 'readOneTimeCode', '123456')
    expect(codeContext(actor).code).toBe('123456')
    expect(callsTo(fake, validatePhoneCode)).toEqual([])
  })

  test('is ignored if the text contains no code', async () => {
    const { fake, actor } = await askedForCode()
    codeOf(actor).send({ type: 'answer.changed', value: '12' })
    await load(fake, 'readOneTimeCode', 'https://pelda.example')
    expect(codeContext(actor).code).toBe('12')
  })

  test('is no longer awaited after the customer has left the code step', async () => {
    const { fake, actor } = await askedForCode()
    expect(fake.waiting()).toContain('readOneTimeCode')
    codeOf(actor).send({ type: 'code.left' })
    expect(fake.waiting()).not.toContain('readOneTimeCode')
  })

  test.each([
    ['by e-mail', () => askedForCode('email')],
    ['to two phones', () => askedForCode('phone', '+36 20 *** **67')],
  ])('is not awaited if codes were sent %s', async (_, start) => {
    const { fake } = await start()
    expect(fake.waiting()).not.toContain('readOneTimeCode')
  })
})

test('a second code is required and submitted if the current phone number has to confirm the change', async () => {
  const { fake, actor } = await askedForCode('phone', '+36 20 *** **67')
  submitCode(actor)
  expect(codeContext(actor)).toMatchObject({ codeError: null, confirmationError: { name: 'missing' } })
  codeOf(actor).send({ type: 'confirmation.changed', value: '654 321' })
  codeOf(actor).send({ type: 'answer.submitted' })
  expect(callsTo(fake, validatePhoneCode)).toMatchObject([
    { input: { body: { smsOtp: '123456', confirmationCode: '654321' } } },
  ])
})
