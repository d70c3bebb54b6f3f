import { describe, expect, test } from 'vitest'
import { DRAFTS, SESSION } from '../../../machines/storageKeys'
import {
  changeEmail,
  changePhone,
  resendPhoneCode,
  validateEmailCode,
  validatePhoneCode,
} from '../../../src/api/twoFactor'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { sampleSession } from '../../../tools/exploration/kit/sampleToken'
import {
  askedForCode,
  changing,
  codeOf,
  EMAIL,
  open,
  openAfterReload,
  PHONE,
  submitCode,
  submitValue,
} from '../kit/settings'
import { answer, callsTo, fail, MINUTE, page, pass, refuse, SECOND, withClock } from '../kit/story'

withClock()

const keysIn = (fake: FakeServices) => callsTo(fake, changePhone).map(({ idempotencyKey }) => idempotencyKey)

test('a phone number is changed with the code that is sent to it', async () => {
  const { fake, actor } = await askedForCode()
  expect(callsTo(fake, changePhone)).toMatchObject([{ input: { body: { phoneNumber: '+36701112205' } } }])
  submitCode(actor)
  await answer(fake, validatePhoneCode, { maskedPhoneNumber: PHONE })
  expect(actor.getSnapshot()).toMatchObject({ value: 'changed', context: { channel: 'phone', sentTo: PHONE } })
  expect([...fake.storage.values()].join()).not.toContain('111-2205')
})

test('an e-mail address is changed with the code that is sent to it', async () => {
  const { fake, actor } = await changing('email')
  submitValue(actor, ' uj@pelda.example ')
  await answer(fake, changeEmail, { maskedEmail: EMAIL })
  submitCode(actor)
  await answer(fake, validateEmailCode, { maskedEmail: EMAIL })
  expect(callsTo(fake, changeEmail)).toMatchObject([{ input: { body: { email: 'uj@pelda.example' } } }])
  expect(callsTo(fake, validateEmailCode)).toMatchObject([{ input: { body: { emailOtp: '123456' } } }])
  expect(actor.getSnapshot()).toMatchObject({ value: 'changed', context: { channel: 'email', sentTo: EMAIL } })
})

describe('a new phone number or e-mail address', () => {
  test.each([
    ['phone', '', 'missing'],
    ['phone', '+36 20 123 456', 'phoneLength'],
    ['phone', '+36 60 123 4567', 'phonePrefix'],
    ['phone', 'nem adom meg', 'phoneStart'],
    ['email', '  ', 'missing'],
    ['email', 'uj@', 'emailAfter'],
    ['email', '<script>alert(1)</script>', 'emailAt'],
  ] as const)(
    'if it is of type %s and typed as “%s”, is rejected with the error %s and not sent',
    async (channel, value, name) => {
      const { fake, actor } = await changing(channel)
      submitValue(actor, value)
      expect(actor.getSnapshot()).toMatchObject({ value: 'entering', context: { value, error: { name }, refusals: 1 } })
      expect([...callsTo(fake, changePhone), ...callsTo(fake, changeEmail)]).toEqual([])
    },
  )

  test.each([
    ['uj@pelda', 'emailUnusual', 'uj@pelda'],
    ['uj@péld.example', 'emailAccented', 'uj@xn--pld-bma.example'],
  ])(
    'if it is of type email and typed as “%s”, is sent only after the warning %s was shown',
    async (typed, name, email) => {
      const { fake, actor } = await changing('email')
      submitValue(actor, typed)
      expect(actor.getSnapshot()).toMatchObject({
        value: 'entering',
        context: { error: null, warning: { name }, refusals: 1 },
      })
      actor.send({ type: 'answer.submitted' })
      expect(callsTo(fake, changeEmail)).toMatchObject([{ input: { body: { email } } }])
    },
  )

  test.each([
    ['a business error', { code: 'MODIFICATION_FAILED001' }],
    ['a missing field', { code: 'MISSING_FIELDS', fields: ['phoneNumber'] }],
  ] as const)(
    'stays in the form after a refusal because of %s, and can be sent again with a new idempotency key',
    async (_, failure) => {
      const { fake, actor } = await changing('phone')
      submitValue(actor, '06201234567')
      await refuse(fake, changePhone, failure)
      expect(actor.getSnapshot()).toMatchObject({
        value: 'entering',
        context: { value: '06201234567', notice: 'refused' },
      })
      actor.send({ type: 'answer.submitted' })
      const [first, second] = keysIn(fake)
      expect(second).not.toBe(first)
    },
  )

  test('is kept after a technical error, and is sent again with the same idempotency key', async () => {
    const { fake, actor } = await changing('phone')
    submitValue(actor, '06701112205')
    await fail(fake, changePhone)
    expect(actor.getSnapshot()).toMatchObject({
      value: 'entering',
      context: { value: '06701112205', notice: 'transport' },
    })
    actor.send({ type: 'answer.submitted' })
    const [first, second] = keysIn(fake)
    expect(second).toBe(first)
  })

  test('keeps its idempotency key after a lost response, even if the customer edits the value and then restores it', async () => {
    const { fake, actor } = await changing('phone')
    submitValue(actor, '06701112205')
    await fail(fake, changePhone)
    const { fake: reloaded, actor: after } = await openAfterReload(fake)
    after.send({ type: 'answer.changed', value: '0670' })
    submitValue(after, '06 70 111-2205')
    expect(keysIn(reloaded)).toEqual(keysIn(fake))
  })

  test('gets a new idempotency key when it is sent again after another value was sent', async () => {
    const { fake, actor } = await changing('phone')
    for (const value of ['06701112205', '06201234567', '06701112205']) {
      submitValue(actor, value)
      await fail(fake, changePhone)
    }
    expect(new Set(keysIn(fake)).size).toBe(3)
  })

  test('has a different idempotency key if a copy of the tab sends another value', async () => {
    const { fake, actor } = await changing('phone')
    submitValue(actor, '06701112205')
    await fail(fake, changePhone)
    const copy = await openAfterReload(fake)
    submitValue(actor, '06201234567')
    submitValue(copy.actor, '06301234567')
    expect(keysIn(copy.fake)).toHaveLength(1)
    expect(keysIn(fake)).toHaveLength(2)
    expect(new Set([...keysIn(fake), ...keysIn(copy.fake)]).size).toBe(3)
  })

  test('is sent only once despite repeated presses', async () => {
    const { fake, actor } = await changing('phone')
    submitValue(actor, '06701112205')
    actor.send({ type: 'answer.submitted' })
    expect(callsTo(fake, changePhone)).toHaveLength(1)
  })
})

describe('a temporary ban during the change of the sign-in data', () => {
  test('pauses the change until the ban ends, also after a reload, and keeps the typed value', async () => {
    const { fake, actor } = await changing('phone')
    submitValue(actor, '06701112205')
    await refuse(fake, changePhone, { code: 'AUTH_LOGIN_002', banTimeout: 600 })
    expect(actor.getSnapshot().value).toBe('banned')
    await pass(9 * MINUTE)
    const reloaded = await openAfterReload(fake)
    expect(reloaded.actor.getSnapshot().value).toBe('banned')
    await pass(MINUTE - 1)
    expect(reloaded.actor.getSnapshot().value).toBe('banned')
    await pass(1)
    expect(reloaded.actor.getSnapshot()).toMatchObject({ value: 'entering', context: { value: '06701112205' } })
  })

  test.each([
    ['checked', validatePhoneCode],
    ['sent again', resendPhoneCode],
  ] as const)(
    'pauses the change until the ban ends if the insurer reports the ban when a code is %s',
    async (_, endpoint) => {
      const { fake, actor } = await askedForCode()
      await pass(30 * SECOND)
      if (endpoint === resendPhoneCode) codeOf(actor).send({ type: 'code.requested' })
      else submitCode(actor)
      await refuse(fake, endpoint, { code: 'AUTH_LOGIN_002', banTimeout: 60 })
      expect(actor.getSnapshot().value).toBe('banned')
      await pass(MINUTE)
      expect(actor.getSnapshot().value).toBe('entering')
    },
  )
})

test('a code that the insurer no longer knows leads back to the form, with the typed value and a notice', async () => {
  const { fake, actor } = await askedForCode()
  submitCode(actor)
  await refuse(fake, validatePhoneCode, { code: 'MODIFICATION_FAILED001' })
  expect(actor.getSnapshot()).toMatchObject({
    value: 'entering',
    context: { value: '06 70 111-2205', notice: 'codeRefused' },
  })
})

describe('a reload of the security settings', () => {
  test('restores the typed value', async () => {
    const { fake, actor } = await changing('email')
    actor.send({ type: 'answer.changed', value: 'uj@pel' })
    const reloaded = await openAfterReload(fake)
    expect(reloaded.actor.getSnapshot()).toMatchObject({
      value: 'entering',
      context: { channel: 'email', value: 'uj@pel' },
    })
  })

  test('restores the step that asks for two codes, with both fields empty', async () => {
    const { fake, actor } = await askedForCode('email', 'k*****@pelda.example')
    codeOf(actor).send({ type: 'answer.changed', value: '123456' })
    const reloaded = await openAfterReload(fake)
    expect(codeOf(reloaded.actor).getSnapshot().context).toMatchObject({
      channel: 'email',
      sentTo: EMAIL,
      confirmationSentTo: 'k*****@pelda.example',
      code: '',
      confirmation: '',
    })
  })

  test('restores the confirmation of the change until the customer leaves it', async () => {
    const { fake, actor } = await askedForCode()
    submitCode(actor)
    await answer(fake, validatePhoneCode, { maskedPhoneNumber: PHONE })
    const reloaded = await openAfterReload(fake)
    expect(reloaded.actor.getSnapshot().value).toBe('changed')
    reloaded.actor.send({ type: 'settings.left' })
    expect(reloaded.actor.getSnapshot().output).toEqual({ type: 'left' })
    expect((await openAfterReload(reloaded.fake)).actor.getSnapshot().value).toEqual({ choosing: 'asking' })
  })

  test.each([['garbage'], [{ step: 'confirming' }], [[1, 2]], [null]])(
    'with an invalid saved value (%j) starts with the choice between phone and e-mail',
    async (stored) => {
      const { fake } = await changing('phone')
      fake.services.storage.write(`${DRAFTS}10000001:security`, stored)
      expect((await openAfterReload(fake)).actor.getSnapshot().value).toEqual({ choosing: 'asking' })
    },
  )
})

test('a value typed in the security settings is not restored for another contract', async () => {
  const { fake, actor } = await changing('phone')
  actor.send({ type: 'answer.changed', value: '06701112205' })
  fake.services.storage.write(SESSION, sampleSession({ contractNumber: '10000002' }))
  const reopened = await openAfterReload(fake)
  expect(reopened.actor.getSnapshot()).toMatchObject({ value: { choosing: 'asking' }, context: { value: '' } })
})

test('the security settings restore nothing if no session is open', async () => {
  const { fake } = page()
  expect((await open(fake)).getSnapshot().value).toEqual({ choosing: 'known' })
})

test('a return to the choice between phone and e-mail deletes the typed value', async () => {
  const { fake, actor } = await changing('phone')
  actor.send({ type: 'answer.changed', value: '06701112205' })
  actor.send({ type: 'change.left' })
  expect([...fake.storage.keys()].filter((key) => key.startsWith(DRAFTS))).toEqual([])
  actor.send({ type: 'email.chosen' })
  expect(actor.getSnapshot().context).toMatchObject({ channel: 'email', value: '' })
})
