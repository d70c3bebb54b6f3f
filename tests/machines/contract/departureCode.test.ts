import { beforeEach, describe, expect, test } from 'vitest'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { draftKey } from '../../../machines/storageKeys'
import {
  changeEmail,
  changePhone,
  finishChangePhone,
  validateEmailCode,
  validatePhoneCode,
} from '../../../src/api/clientContact'
import { addressOf, caseOf, contractLoads, contractOf, openPortal, type Portal, signIn } from '../kit/portal'
import { answer, callsTo, fail, load, refuse, withClock } from '../kit/story'

withClock()

const RIGHT = '123456'
const done = { caseStatus: 'SUCCEEDED', caseId: 'case-1' } as const

/** Returns the portal of a customer who has requested a code for a new phone number or e-mail address. */
const atCode = async (key: 'phone' | 'email'): Promise<Portal> => {
  const portal = await openPortal(`/kgfb/ugyek/${key}`)
  await signIn(portal)
  await contractLoads(portal)
  await load(portal.fake, 'loadModule', kgfbCases)
  const [field, value, start] =
    key === 'phone'
      ? (['phoneNumber', '+36 30 765 4321', changePhone] as const)
      : (['email', 'uj.cim@pelda.example', changeEmail] as const)
  caseOf(portal).send({ type: 'answer.changed', field, value })
  caseOf(portal).send({ type: 'step.submitted' })
  await answer(portal.fake, start, {})
  expect(caseOf(portal).getSnapshot().value).toBe('confirming')
  return portal
}

const giveCode = (portal: Portal, value = RIGHT): void => {
  const { code } = caseOf(portal).getSnapshot().children
  code?.send({ type: 'answer.changed', value })
  code?.send({ type: 'answer.submitted' })
}

const goBack = ({ app }: Portal): void => app.send({ type: 'location.requested', address: '/kgfb/ugyek' })
const isAsked = (portal: Portal): boolean => contractOf(portal).getSnapshot().matches({ inCase: 'confirmingDeparture' })
const isWaiting = (portal: Portal): boolean =>
  contractOf(portal).getSnapshot().matches({ inCase: 'waitingForSubmission' })
const submissionOf = (portal: Portal) => contractOf(portal).getSnapshot().context.submission
const renewsHeader = (portal: Portal): boolean => {
  contractOf(portal).send({ type: 'departure.confirmed' })
  return contractOf(portal).getSnapshot().matches({ selecting: 'refreshing' })
}

describe('a new phone number whose code is checked when the customer starts to leave', () => {
  let portal: Portal
  beforeEach(async () => {
    portal = await atCode('phone')
    giveCode(portal)
    goBack(portal)
  })

  test('cannot be discarded after the right code has submitted it', async () => {
    expect(isAsked(portal)).toBe(true)
    await answer(portal.fake, validatePhoneCode, {})
    expect(callsTo(portal.fake, finishChangePhone)).toHaveLength(1)
    expect(isWaiting(portal)).toBe(true)
    contractOf(portal).send({ type: 'departure.confirmed' })
    expect(caseOf(portal).getSnapshot().value).toBe('submitting')
    await answer(portal.fake, finishChangePhone, done)
    expect(contractOf(portal).getSnapshot().matches({ inCase: 'working' })).toBe(true)
    expect(contractOf(portal).getSnapshot().context.pending).toBeNull()
    expect(caseOf(portal).getSnapshot().value).toBe('submitted')
  })

  test('is marked as possibly submitted if the response to its submission is lost', async () => {
    await answer(portal.fake, validatePhoneCode, {})
    await fail(portal.fake, finishChangePhone)
    goBack(portal)
    expect(isAsked(portal)).toBe(true)
    expect(submissionOf(portal)).toBe('uncertain')
    expect(renewsHeader(portal)).toBe(true)
  })

  test('needs a confirmation before it is discarded if the code is wrong', async () => {
    await refuse(portal.fake, validatePhoneCode, { code: 'AUTH_OTP_001', availableAttempts: 2 })
    expect(isAsked(portal)).toBe(true)
    expect(submissionOf(portal)).toBe('none')
    expect(renewsHeader(portal)).toBe(false)
  })
})

describe('an e-mail change, which the check of the code submits,', () => {
  let portal: Portal
  beforeEach(async () => {
    portal = await atCode('email')
    giveCode(portal)
  })

  test('cannot be left until the insurer has answered', async () => {
    goBack(portal)
    expect(isWaiting(portal)).toBe(true)
    await answer(portal.fake, validateEmailCode, done)
    expect(contractOf(portal).getSnapshot().matches({ inCase: 'working' })).toBe(true)
    expect(caseOf(portal).getSnapshot().value).toBe('submitted')
  })

  test('is marked as possibly submitted if no response arrives, and leaving it loads the header again', async () => {
    await fail(portal.fake, validateEmailCode)
    expect(submissionOf(portal)).toBe('uncertain')
    expect(portal.fake.services.storage.read(draftKey('10000001', 'common.email'))).toMatchObject({ isSent: true })
    goBack(portal)
    expect(isAsked(portal)).toBe(true)
    expect(renewsHeader(portal)).toBe(true)
  })

  test('is not submitted if the code was wrong', async () => {
    goBack(portal)
    await refuse(portal.fake, validateEmailCode, { code: 'EMAIL_OTP_VALIDATION_ERROR', availableAttempts: 2 })
    expect(contractOf(portal).getSnapshot().matches({ inCase: 'working' })).toBe(true)
    expect(submissionOf(portal)).toBe('none')
  })

  test('is not submitted if no attempts are left after a wrong code', async () => {
    await refuse(portal.fake, validateEmailCode, { code: 'EMAIL_OTP_VALIDATION_ERROR', availableAttempts: 0 })
    expect(submissionOf(portal)).toBe('none')
  })
})

describe('the question before leaving a case', () => {
  const openQuestion = async (): Promise<Portal> => {
    const portal = await atCode('email')
    goBack(portal)
    expect(isAsked(portal)).toBe(true)
    return portal
  }

  test('leads to a logout when confirmed, if the customer requested the logout while it was shown', async () => {
    const portal = await openQuestion()
    portal.app.send({ type: 'logout.requested' })
    expect(isAsked(portal)).toBe(true)
    contractOf(portal).send({ type: 'departure.confirmed' })
    expect(portal.app.getSnapshot().context).toMatchObject({ session: null, notice: 'loggedOut' })
  })

  test('keeps its destination if the customer requests a step of the case while it is shown', async () => {
    const portal = await openQuestion()
    portal.app.send({ type: 'location.requested', address: '/kgfb/ugyek/email' })
    contractOf(portal).send({ type: 'departure.confirmed' })
    expect(addressOf(portal)).toBe('/kgfb/ugyek')
  })
})

test.each([
  ['phone', validatePhoneCode, 'codeRefused'],
  ['email', validateEmailCode, 'checkRefused'],
] as const)(
  'a refused code of the case %s leads back to the form, and tells if the change may be made already',
  async (key, check, notice) => {
    const portal = await atCode(key)
    giveCode(portal)
    await fail(portal.fake, check)
    giveCode(portal)
    await refuse(portal.fake, check, { code: 'MODIFICATION_FAILED001' })
    expect(caseOf(portal).getSnapshot()).toMatchObject({ value: 'filling', context: { notice } })
  },
)
