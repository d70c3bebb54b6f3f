import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { factsOfTypedNumber } from '../../../machines/auth/phoneRequest/about'
import { phoneRequestMachine } from '../../../machines/auth/phoneRequest/phoneRequest.machine'
import type { PhoneRequestInput } from '../../../machines/auth/phoneRequest/phoneRequest.types'
import { readSavedLogin } from '../../../machines/auth/readSaved'
import { SAVED_LOGIN } from '../../../machines/storageKeys'
import { requestPhoneCall } from '../../../src/api/session'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { answer, begin, callsTo, fail, page, refuse, reload, withClock } from '../kit/story'

const byAddress: PhoneRequestInput = { kind: 'unknown', contractNumber: '', maskedEmail: null }

const open = (fake: FakeServices, input: PhoneRequestInput = byAddress) =>
  begin(createActor(phoneRequestMachine, { input }), fake)

const zipOnly = { slaType: 'ZIP_CODE', loginSessionIdentifier: 'login-1' }

withClock()

describe('a phone number request', () => {
  it('requires a contract number and a Hungarian phone number before it is sent', async () => {
    const { fake } = page()
    const request = await open(fake)
    request.send({ type: 'phone.changed', value: '123' })
    request.send({ type: 'phone.submitted' })
    expect(request.getSnapshot().context.errors).toEqual({
      contractNumber: { name: 'missing' },
      phone: { name: 'phoneStart' },
    })
    expect(callsTo(fake, requestPhoneCall)).toEqual([])
  })

  it('is sent with the normalized phone number and the reason for the request', async () => {
    const { fake } = page()
    const request = await open(fake, { kind: 'addNumber', contractNumber: '9000-0007', maskedEmail: null })
    request.send({ type: 'phone.changed', value: '06 20 123 4567' })
    request.send({ type: 'phone.submitted' })
    expect(callsTo(fake, requestPhoneCall)).toMatchObject([
      { input: { body: { contractNumber: '90000007', phoneNumber: '+36201234567', type: 'add-number' } } },
    ])
    await answer(fake, requestPhoneCall, {})
    expect(request.getSnapshot().value).toBe('requested')
  })

  it.each([
    ['another number', ['10000001'], 'add-number'],
    ['the first number again', ['10000001', '9000 0007'], 'not-authenticated-with-phone'],
  ])('is sent after a reload with the type that fits the contract number typed last: %s', async (_, typed, type) => {
    const { fake } = page()
    const start = { kind: 'notAuthenticatedWithPhone', contractNumber: '90000007', maskedEmail: 'h*****@a.hu' } as const
    const request = await open(fake, start)
    for (const value of typed) request.send({ type: 'contractNumber.changed', value })
    const reloadedPage = reload(fake)
    const reloaded = await open(reloadedPage.fake)
    reloaded.send({ type: 'phone.changed', value: '06201234567' })
    reloaded.send({ type: 'phone.submitted' })
    expect(callsTo(reloadedPage.fake, requestPhoneCall)).toMatchObject([{ input: { body: { type } } }])
    const isFirst = type === 'not-authenticated-with-phone'
    expect(factsOfTypedNumber(reloaded.getSnapshot().context).maskedEmail).toBe(isFirst ? 'h*****@a.hu' : null)
  })

  it('keeps its idempotency key in a retry after a lost response, but not after a business error', async () => {
    const { fake } = page()
    const request = await open(fake, { kind: 'addNumber', contractNumber: '90000007', maskedEmail: null })
    request.send({ type: 'phone.changed', value: '06201234567' })
    request.send({ type: 'phone.submitted' })
    await fail(fake, requestPhoneCall)
    request.send({ type: 'phone.submitted' })
    await refuse(fake, requestPhoneCall, { code: 'MISSING_FIELDS', fields: ['phoneNumber'] })
    request.send({ type: 'phone.submitted' })
    const [first, repeated, another] = callsTo(fake, requestPhoneCall).map(({ idempotencyKey }) => idempotencyKey)
    expect(repeated).toBe(first)
    expect(another).not.toBe(first)
  })

  it.each([
    ['its number', { type: 'phone.changed', value: '0620' }, { type: 'phone.changed', value: '06 20 123 4567' }],
    [
      'its contract number',
      { type: 'contractNumber.changed', value: '9000' },
      { type: 'contractNumber.changed', value: '9000-0007' },
    ],
  ] as const)(
    'keeps its idempotency key if %s is changed and changed back after a lost response',
    async (_, touched, back) => {
      const { fake } = page()
      const request = await open(fake, { kind: 'addNumber', contractNumber: '90000007', maskedEmail: null })
      request.send({ type: 'phone.changed', value: '06201234567' })
      request.send({ type: 'phone.submitted' })
      await fail(fake, requestPhoneCall)
      request.send(touched)
      request.send(back)
      request.send({ type: 'phone.submitted' })
      const [first, second] = callsTo(fake, requestPhoneCall).map(({ idempotencyKey }) => idempotencyKey)
      expect(second).toBe(first)
    },
  )

  it('gets a new idempotency key after a business error even if its number is changed back', async () => {
    const { fake } = page()
    const request = await open(fake, { kind: 'addNumber', contractNumber: '90000007', maskedEmail: null })
    request.send({ type: 'phone.changed', value: '06201234567' })
    request.send({ type: 'phone.submitted' })
    await refuse(fake, requestPhoneCall, { code: 'MISSING_FIELDS', fields: ['phoneNumber'] })
    request.send({ type: 'phone.changed', value: '0620' })
    request.send({ type: 'phone.changed', value: '06201234567' })
    request.send({ type: 'phone.submitted' })
    const [first, second] = callsTo(fake, requestPhoneCall).map(({ idempotencyKey }) => idempotencyKey)
    expect(second).not.toBe(first)
  })

  it('gets a new idempotency key if the number changes after a lost response', async () => {
    const { fake } = page()
    const request = await open(fake, { kind: 'addNumber', contractNumber: '90000007', maskedEmail: null })
    request.send({ type: 'phone.changed', value: '06201234567' })
    request.send({ type: 'phone.submitted' })
    await fail(fake, requestPhoneCall)
    const reloadedPage = reload(fake)
    const reloaded = await open(reloadedPage.fake)
    reloaded.send({ type: 'phone.changed', value: '06307654321' })
    reloaded.send({ type: 'phone.submitted' })
    const [first] = callsTo(fake, requestPhoneCall)
    const [another] = callsTo(reloadedPage.fake, requestPhoneCall)
    expect(another?.idempotencyKey).not.toBe(first?.idempotencyKey)
  })

  it('is still shown as sent after a reload, until the customer leaves its page', async () => {
    const { fake } = page()
    const request = await open(fake, { kind: 'addNumber', contractNumber: '90000007', maskedEmail: null })
    request.send({ type: 'phone.changed', value: '06 20 123 4567' })
    request.send({ type: 'phone.submitted' })
    await answer(fake, requestPhoneCall, {})
    const reloadedFake = reload(fake).fake
    const reloaded = await open(reloadedFake)
    expect(reloaded.getSnapshot().value).toBe('requested')
    expect(reloaded.getSnapshot().context.phone).toBe('06 20 123 4567')
    reloaded.send({ type: 'phoneRequest.left' })
    expect((await open(reload(reloadedFake).fake)).getSnapshot().context).toMatchObject({
      phone: '',
      isRequested: false,
    })
  })

  it.each([
    ['adds a number if no sign-in has started', null, 'unknown', 'add-number'],
    ['adds a number if the started sign-in has no number', zipOnly, 'addNumber', 'add-number'],
    [
      'changes a number if the started sign-in shows one',
      { ...zipOnly, maskedPhoneNumber: '+36 20 *** **67' },
      'notAuthenticatedWithPhone',
      'not-authenticated-with-phone',
    ],
    [
      'changes a number if the sign-in sends codes',
      { slaType: 'SMS_OTP', loginSessionIdentifier: 'login-1' },
      'notAuthenticatedWithPhone',
      'not-authenticated-with-phone',
    ],
  ] as const)('opened by its address %s', async (_, started, kind, type) => {
    const { fake } = page()
    fake.services.storage.write(SAVED_LOGIN, { ...readSavedLogin(null), contractNumber: '10000003', started })
    const request = await open(fake)
    expect(request.getSnapshot().context).toMatchObject({ kind, contractNumber: '10000003' })
    request.send({ type: 'phone.changed', value: '06 20 123 4567' })
    request.send({ type: 'phone.submitted' })
    expect(callsTo(fake, requestPhoneCall)).toMatchObject([{ input: { body: { type } } }])
  })

  it('keeps its answers after a reload, even if it is then opened by its address', async () => {
    const { fake } = page()
    const request = await open(fake, { kind: 'addNumber', contractNumber: '90000007', maskedEmail: 'h*****@a.hu' })
    request.send({ type: 'phone.changed', value: '0620' })
    const { context } = (await open(reload(fake).fake)).getSnapshot()
    expect(context).toMatchObject({
      kind: 'addNumber',
      contractNumber: '90000007',
      phone: '0620',
      maskedEmail: 'h*****@a.hu',
    })
  })

  it('starts empty for another contract', async () => {
    const { fake } = page()
    const request = await open(fake, { kind: 'addNumber', contractNumber: '90000007', maskedEmail: null })
    request.send({ type: 'phone.changed', value: '0620' })
    const other = { kind: 'addNumber', contractNumber: '10000001', maskedEmail: null } as const
    expect((await open(reload(fake).fake, other)).getSnapshot().context).toMatchObject({ ...other, phone: '' })
  })

  it('starts empty if the saved request is invalid', async () => {
    const request = await open(page(new Map([['phoneRequest', '{"kind":1}']])).fake)
    expect(request.getSnapshot().context).toMatchObject({ phone: '', contractNumber: '' })
  })
})
