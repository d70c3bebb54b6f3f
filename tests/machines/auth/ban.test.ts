import { describe, expect, test, vi } from 'vitest'
import { licensePlateNumber, login, otp } from '../../../src/api/auth'
import { loginAsNonContractor } from '../../../src/api/nonContractor'
import { fakeOf } from '../../../tools/exploration/kit/fakeServices'
import { askedForCode, codeOf, enterWrongCode, open, openAfterReload, submitAnswer, submitNumber } from '../kit/signIn'
import { answer, load, MINUTE, page, pass, refuse, withClock } from '../kit/story'

withClock()

/** Returns a sign-in after a ban and a reload. The device's clock was set forward, so that the ban seems to be over. */
const bannedTooEarlyOver = async () => {
  const { fake, actor } = await askedForCode()
  submitAnswer(actor, '654321')
  await refuse(fake, otp, { code: 'AUTH_LOGIN_002', banTimeout: 3600 })
  vi.setSystemTime(Date.now() + 120 * MINUTE)
  const reopened = await openAfterReload(fake)
  await pass(0)
  return reopened.actor
}

describe('wrong answers and the ban', () => {
  test('three wrong codes lead to a ban of an hour if the insurer does not report how many attempts remain', async () => {
    const { fake, actor } = await askedForCode()
    await enterWrongCode(fake, actor)
    expect(codeOf(actor).getSnapshot().context.codeError).toEqual({ name: 'wrong', attemptsLeft: 2 })
    await enterWrongCode(fake, actor)
    expect(codeOf(actor).getSnapshot().context.codeError).toEqual({ name: 'wrong', attemptsLeft: 1 })
    await enterWrongCode(fake, actor)
    await pass(60 * MINUTE - 1)
    expect(actor.getSnapshot().value).toBe('banned')
    await pass(1)
    expect(actor.getSnapshot().value).toBe('enteringContractNumber')
  })

  test('the insurer’s number of remaining attempts replaces the portal’s own count', async () => {
    const { fake, actor } = await askedForCode()
    await enterWrongCode(fake, actor, 1)
    expect(codeOf(actor).getSnapshot().context).toMatchObject({
      code: '654321',
      codeError: { name: 'wrong', attemptsLeft: 1 },
    })
    await enterWrongCode(fake, actor)
    expect(actor.getSnapshot().value).toBe('banned')
  })

  test('a ban ends after the duration that the insurer sends, and the contract number is kept', async () => {
    const { fake, actor } = await askedForCode()
    submitAnswer(actor, '654321')
    await refuse(fake, otp, { code: 'AUTH_LOGIN_002', banTimeout: 3600 })
    await pass(60 * MINUTE - 1)
    expect(actor.getSnapshot().value).toBe('banned')
    await pass(1)
    expect(actor.getSnapshot().value).toBe('enteringContractNumber')
    expect(actor.getSnapshot().context.contractNumber).toBe('1000-0001')
  })

  test('a reload does not shorten the ban', async () => {
    const { fake, actor } = await askedForCode()
    submitAnswer(actor, '654321')
    await refuse(fake, otp, { code: 'AUTH_LOGIN_002', banTimeout: 3600 })
    await pass(40 * MINUTE)
    const reloaded = await openAfterReload(fake)
    await pass(20 * MINUTE - 1)
    expect(reloaded.actor.getSnapshot().value).toBe('banned')
    await pass(1)
    expect(reloaded.actor.getSnapshot().value).toBe('enteringContractNumber')
  })

  test('a reload after the ban has ended opens the sign-in', async () => {
    const { fake, actor } = await askedForCode()
    submitAnswer(actor, '654321')
    await refuse(fake, otp, { code: 'AUTH_LOGIN_002', banTimeout: 60 })
    actor.stop()
    await pass(2 * MINUTE)
    const reloaded = await openAfterReload(fake)
    await pass(0)
    expect(reloaded.actor.getSnapshot().value).toBe('enteringContractNumber')
  })

  test('the customer has three attempts again after a ban', async () => {
    const { fake, actor } = await askedForCode()
    await enterWrongCode(fake, actor)
    await enterWrongCode(fake, actor)
    await enterWrongCode(fake, actor)
    await pass(60 * MINUTE)
    submitNumber(actor)
    await load(fake, 'loadModule')
    await refuse(fake, login, { code: 'AUTH_LOGIN_001' })
    expect(actor.getSnapshot().value).toBe('enteringContractNumber')
    expect(actor.getSnapshot().context.answerError).toEqual({ name: 'wrong', attemptsLeft: 2 })
  })

  test('wrong answers are counted across new sign-ins with the same contract number', async () => {
    const { fake, actor } = await askedForCode()
    await enterWrongCode(fake, actor)
    codeOf(actor).send({ type: 'code.left' })
    submitNumber(actor)
    await load(fake, 'loadModule')
    await answer(fake, login, { slaType: 'SMS_OTP', loginSessionIdentifier: 'login-2' })
    await enterWrongCode(fake, actor)
    expect(codeOf(actor).getSnapshot().context.codeError).toEqual({ name: 'wrong', attemptsLeft: 1 })
  })

  test('wrong answers still count after the same contract number was deleted and typed again', async () => {
    const { fake, actor } = await askedForCode()
    await enterWrongCode(fake, actor)
    codeOf(actor).send({ type: 'code.left' })
    actor.send({ type: 'contractNumber.changed', value: '' })
    submitNumber(actor)
    await load(fake, 'loadModule')
    await answer(fake, login, { slaType: 'SMS_OTP', loginSessionIdentifier: 'login-2' })
    await enterWrongCode(fake, actor)
    expect(codeOf(actor).getSnapshot().context.codeError).toEqual({ name: 'wrong', attemptsLeft: 1 })
  })

  test('wrong answers still count after another contract number was tried', async () => {
    const { fake, actor } = await askedForCode()
    await enterWrongCode(fake, actor)
    codeOf(actor).send({ type: 'code.left' })
    actor.send({ type: 'contractNumber.changed', value: '10000091' })
    actor.send({ type: 'contractNumber.submitted' })
    await load(fake, 'loadModule')
    await refuse(fake, login, { code: 'AUTH_LOGIN_001' })
    submitNumber(actor)
    await load(fake, 'loadModule')
    await answer(fake, login, { slaType: 'SMS_OTP', loginSessionIdentifier: 'login-2' })
    await enterWrongCode(fake, actor)
    expect(codeOf(actor).getSnapshot().context.codeError).toEqual({ name: 'wrong', attemptsLeft: 1 })
  })

  test('wrong contract numbers do not add up to a ban', async () => {
    const { fake } = page()
    const actor = await open(fake)
    for (const value of ['10000091', '10000092', '10000093']) {
      actor.send({ type: 'contractNumber.changed', value })
      actor.send({ type: 'contractNumber.submitted' })
      await load(fake, 'loadModule')
      await refuse(fake, login, { code: 'AUTH_LOGIN_001' })
      expect(actor.getSnapshot().context.answerError).toEqual({ name: 'wrong', attemptsLeft: 2 })
    }
  })

  test('choosing another contract leads from the ban to the sign-in, also after a reload', async () => {
    const { fake, actor } = await askedForCode()
    submitAnswer(actor, '654321')
    await refuse(fake, otp, { code: 'AUTH_LOGIN_002', banTimeout: 3600 })
    actor.send({ type: 'login.restarted' })
    expect(actor.getSnapshot().value).toBe('enteringContractNumber')
    expect(actor.getSnapshot().context.contractNumber).toBe('')
    const reloaded = await openAfterReload(fake)
    expect(reloaded.actor.getSnapshot().value).toBe('enteringContractNumber')
  })

  test('wrong answers are counted across a switch to another sign-in method', async () => {
    const { fake, actor } = await askedForCode()
    await enterWrongCode(fake, actor)
    await enterWrongCode(fake, actor)
    actor.send({ type: 'method.switched' })
    expect(actor.getSnapshot().value).toBe('enteringPlate')
    submitAnswer(actor, 'ABC-123')
    await refuse(fake, licensePlateNumber, { code: 'AUTH_LICENSE_PLATE_NUMBER' })
    expect(actor.getSnapshot().value).toBe('banned')
  })

  test.each([
    ['begun in another tab', async () => open(page().fake)],
    // The device's clock was set forward, so the portal believes that the ban is over.
    ['forgotten because the device’s clock runs ahead', bannedTooEarlyOver],
  ])('a ban that this tab does not know of lasts for the time that the insurer reports: %s', async (_, come) => {
    const actor = await come()
    expect(actor.getSnapshot().value).toBe('enteringContractNumber')
    const fake = fakeOf(actor.system)
    submitNumber(actor)
    await load(fake, 'loadModule')
    await refuse(fake, login, { code: 'AUTH_LOGIN_002', banTimeout: 1500 })
    expect(actor.getSnapshot().value).toBe('banned')
    await pass(25 * MINUTE - 1)
    expect(actor.getSnapshot().value).toBe('banned')
    await pass(1)
    expect(actor.getSnapshot().value).toBe('enteringContractNumber')
  })

  test('a non-contractor is also banned after the third rejected contract number', async () => {
    const { fake } = page()
    const actor = await open(fake)
    actor.send({ type: 'userType.chosen', userType: 'NON_CONTRACTOR' })
    for (const attemptsLeft of [2, 1]) {
      submitNumber(actor)
      await load(fake, 'loadModule')
      await refuse(fake, loginAsNonContractor, { code: 'AUTH_LOGIN_001' })
      expect(actor.getSnapshot().context).toMatchObject({
        contractNumber: '1000-0001',
        answerError: { name: 'wrong', attemptsLeft },
      })
    }
    submitNumber(actor)
    await load(fake, 'loadModule')
    await refuse(fake, loginAsNonContractor, { code: 'AUTH_LOGIN_001' })
    expect(actor.getSnapshot().value).toBe('banned')
    actor.send({ type: 'login.restarted' })
    expect(actor.getSnapshot().value).toBe('enteringContractNumber')
  })

  test('a ban that began in another tab is shown when the customer tries another sign-in method', async () => {
    const { fake, actor } = await askedForCode()
    actor.send({ type: 'method.switched' })
    submitAnswer(actor, 'ABC-123')
    await refuse(fake, licensePlateNumber, { code: 'AUTH_LOGIN_002', banTimeout: 600 })
    expect(actor.getSnapshot().value).toBe('banned')
  })

  test.each([[0], [-5]])('a ban of %s seconds ends immediately', async (banTimeout) => {
    const { fake, actor } = await askedForCode()
    submitAnswer(actor, '654321')
    await refuse(fake, otp, { code: 'AUTH_LOGIN_002', banTimeout })
    await pass(0)
    expect(actor.getSnapshot().value).toBe('enteringContractNumber')
  })
})
