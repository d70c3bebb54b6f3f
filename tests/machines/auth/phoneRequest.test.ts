import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { aboutTyped } from '../../../machines/auth/phoneRequest/about'
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
  it('asks for the contract and a Hungarian phone number before anything is sent', async () => {
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

  it('sends the number in one form, with why it is asked for', async () => {
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
  ])('with %s typed is about that contract, after a reload too', async (_, typed, type) => {
    const { fake } = page()
    const start = { kind: 'notAuthenticatedWithPhone', contractNumber: '90000007', maskedEmail: 'h*****@a.hu' } as const
    const request = await open(fake, start)
    for (const value of typed) request.send({ type: 'contractNumber.changed', value })
    const again = reload(fake)
    const reloaded = await open(again.fake)
    reloaded.send({ type: 'phone.changed', value: '06201234567' })
    reloaded.send({ type: 'phone.submitted' })
    expect(callsTo(again.fake, requestPhoneCall)).toMatchObject([{ input: { body: { type } } }])
    const isFirst = type === 'not-authenticated-with-phone'
    expect(aboutTyped(reloaded.getSnapshot().context).maskedEmail).toBe(isFirst ? 'h*****@a.hu' : null)
  })

  it('keeps its key for a repeat after a lost answer, and takes another one after a refusal', async () => {
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
  ] as const)('is one where %s is changed and changed back after a lost answer', async (_, touched, back) => {
    const { fake } = page()
    const request = await open(fake, { kind: 'addNumber', contractNumber: '90000007', maskedEmail: null })
    request.send({ type: 'phone.changed', value: '06201234567' })
    request.send({ type: 'phone.submitted' })
    await fail(fake, requestPhoneCall)
    request.send(touched)
    request.send(back)
    request.send({ type: 'phone.submitted' })
    const [first, again] = callsTo(fake, requestPhoneCall).map(({ idempotencyKey }) => idempotencyKey)
    expect(again).toBe(first)
  })

  it('that was refused is another one when it is sent as it was, changed and changed back too', async () => {
    const { fake } = page()
    const request = await open(fake, { kind: 'addNumber', contractNumber: '90000007', maskedEmail: null })
    request.send({ type: 'phone.changed', value: '06201234567' })
    request.send({ type: 'phone.submitted' })
    await refuse(fake, requestPhoneCall, { code: 'MISSING_FIELDS', fields: ['phoneNumber'] })
    request.send({ type: 'phone.changed', value: '0620' })
    request.send({ type: 'phone.changed', value: '06201234567' })
    request.send({ type: 'phone.submitted' })
    const [first, again] = callsTo(fake, requestPhoneCall).map(({ idempotencyKey }) => idempotencyKey)
    expect(again).not.toBe(first)
  })

  it('of another number after a lost answer is another request', async () => {
    const { fake } = page()
    const request = await open(fake, { kind: 'addNumber', contractNumber: '90000007', maskedEmail: null })
    request.send({ type: 'phone.changed', value: '06201234567' })
    request.send({ type: 'phone.submitted' })
    await fail(fake, requestPhoneCall)
    const again = reload(fake)
    const reloaded = await open(again.fake)
    reloaded.send({ type: 'phone.changed', value: '06307654321' })
    reloaded.send({ type: 'phone.submitted' })
    const [first] = callsTo(fake, requestPhoneCall)
    const [another] = callsTo(again.fake, requestPhoneCall)
    expect(another?.idempotencyKey).not.toBe(first?.idempotencyKey)
  })

  it('that was sent is shown after a reload too, until the customer leaves it', async () => {
    const { fake } = page()
    const request = await open(fake, { kind: 'addNumber', contractNumber: '90000007', maskedEmail: null })
    request.send({ type: 'phone.changed', value: '06 20 123 4567' })
    request.send({ type: 'phone.submitted' })
    await answer(fake, requestPhoneCall, {})
    const again = reload(fake).fake
    const reloaded = await open(again)
    expect(reloaded.getSnapshot().value).toBe('requested')
    expect(reloaded.getSnapshot().context.phone).toBe('06 20 123 4567')
    reloaded.send({ type: 'phoneRequest.left' })
    expect((await open(reload(again).fake)).getSnapshot().context).toMatchObject({ phone: '', isRequested: false })
  })

  it.each([
    ['adds a number where nobody has asked the insurer', null, 'unknown', 'add-number'],
    ['adds one where a sign-in has begun without one', zipOnly, 'addNumber', 'add-number'],
    [
      'is about a changed number where a sign-in has begun that shows one',
      { ...zipOnly, maskedPhoneNumber: '+36 20 *** **67' },
      'notAuthenticatedWithPhone',
      'not-authenticated-with-phone',
    ],
    [
      'is about a changed number where codes are sent to one',
      { slaType: 'SMS_OTP', loginSessionIdentifier: 'login-1' },
      'notAuthenticatedWithPhone',
      'not-authenticated-with-phone',
    ],
  ] as const)('by the address %s', async (_, started, kind, type) => {
    const { fake } = page()
    fake.services.storage.write(SAVED_LOGIN, { ...readSavedLogin(null), contractNumber: '10000003', started })
    const request = await open(fake)
    expect(request.getSnapshot().context).toMatchObject({ kind, contractNumber: '10000003' })
    request.send({ type: 'phone.changed', value: '06 20 123 4567' })
    request.send({ type: 'phone.submitted' })
    expect(callsTo(fake, requestPhoneCall)).toMatchObject([{ input: { body: { type } } }])
  })

  it('keeps what was typed over a reload, also where the customer came by the address', async () => {
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

  it('of another contract starts afresh', async () => {
    const { fake } = page()
    const request = await open(fake, { kind: 'addNumber', contractNumber: '90000007', maskedEmail: null })
    request.send({ type: 'phone.changed', value: '0620' })
    const other = { kind: 'addNumber', contractNumber: '10000001', maskedEmail: null } as const
    expect((await open(reload(fake).fake, other)).getSnapshot().context).toMatchObject({ ...other, phone: '' })
  })

  it('starts afresh where garbage stands in the tab', async () => {
    const request = await open(page(new Map([['phoneRequest', '{"kind":1}']])).fake)
    expect(request.getSnapshot().context).toMatchObject({ phone: '', contractNumber: '' })
  })
})
