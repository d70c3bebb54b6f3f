import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { phoneRequestMachine } from '../../../machines/auth/phoneRequest/phoneRequest.machine'
import { normaliseTyped } from '../../../machines/normaliseTyped'
import { login, type SlaType } from '../../../src/api/auth'
import { naughty } from '../../naughty'
import { codeOf, open, openAfterReload, submitAnswer, submitNumber } from '../kit/signIn'
import { answer, begin, load, page, withClock } from '../kit/story'

withClock()

const strings = Object.entries(naughty)

describe.each(strings)('a hostile text (%s)', (_, typed) => {
  test.each(['PERSONAL', 'NON_CONTRACTOR'] as const)('is rejected as a contract number (%s)', async (userType) => {
    const { fake } = page()
    const actor = await open(fake)
    actor.send({ type: 'userType.chosen', userType })
    actor.send({ type: 'contractNumber.changed', value: typed })
    actor.send({ type: 'contractNumber.submitted' })
    const { value, context } = actor.getSnapshot()
    expect(value).toBe('enteringContractNumber')
    expect(context.answerError?.name).toMatch(/missing|malformed/)
    expect(context.contractNumber).toBe(normaliseTyped(typed))
    expect(fake.calls).toEqual([])
    const reopened = await openAfterReload(fake)
    expect(reopened.actor.getSnapshot().context.contractNumber).toBe(normaliseTyped(typed))
  })

  test('is rejected as an SMS code', async () => {
    const { fake } = page()
    const actor = await open(fake)
    submitNumber(actor)
    await load(fake, 'loadModule')
    await answer(fake, login, { slaType: 'SMS_OTP', loginSessionIdentifier: 'login-1' })
    submitAnswer(actor, typed)
    const { code, codeError } = codeOf(actor).getSnapshot().context
    expect(code).toBe(normaliseTyped(typed))
    expect(codeError?.name).toMatch(/missing|malformed/)
    expect(fake.calls).toHaveLength(1)
  })

  test.each<SlaType>(['ZIP_CODE', 'LICENSE_PLATE_NUMBER'])(
    'is rejected as the sign-in answer %s, or sent with valid characters only',
    async (slaType) => {
      const { fake } = page()
      const actor = await open(fake)
      submitNumber(actor)
      await load(fake, 'loadModule')
      await answer(fake, login, { slaType, loginSessionIdentifier: 'login-1' })
      const stateBefore = actor.getSnapshot().value
      submitAnswer(actor, typed)
      expect(actor.getSnapshot().context.answer).toBe(normaliseTyped(typed))
      // The portal sends a plate of an unusual format if it is short and has only letters and digits. The insurer
      // decides if it is valid.
      if (slaType === 'LICENSE_PLATE_NUMBER' && actor.getSnapshot().value === 'checkingAnswer') {
        const plate = Object(fake.calls.at(-1)?.input).body.licensePlateNumber
        expect(plate).toMatch(/^[A-Z0-9ÁÉÍÓÖŐÚÜŰ]{1,20}$/)
        return
      }
      // The portal accepts a postal code followed by text that looks like a city, and sends only the code.
      if (slaType === 'ZIP_CODE' && actor.getSnapshot().value === 'checkingAnswer') {
        expect(Object(fake.calls.at(-1)?.input).body.zipCode).toMatch(/^[1-9][0-9]{3}$/)
        return
      }
      expect(actor.getSnapshot().value).toEqual(stateBefore)
      expect(actor.getSnapshot().context.answerError?.name).toMatch(/missing|malformed/)
      expect(fake.calls).toHaveLength(1)
    },
  )

  test('is rejected as a phone number and as a contract number in a callback request', async () => {
    const { fake } = page()
    const input = { kind: 'unknown', contractNumber: '', maskedEmail: null } as const
    const request = await begin(createActor(phoneRequestMachine, { input }), fake)
    request.send({ type: 'contractNumber.changed', value: typed })
    request.send({ type: 'phone.changed', value: typed })
    request.send({ type: 'phone.submitted' })
    const { errors, phone } = request.getSnapshot().context
    expect(errors.contractNumber?.name).toMatch(/missing|malformed/)
    expect(errors.phone?.name).toMatch(/missing|phone/)
    expect(phone).toBe(normaliseTyped(typed))
    expect(fake.calls).toEqual([])
  })
})

test('invisible characters around a pasted contract number are removed', async () => {
  const { fake } = page()
  const actor = await open(fake)
  actor.send({ type: 'contractNumber.changed', value: '\u202a1000\u20130001\u200b\u00a0\u202c' })
  actor.send({ type: 'contractNumber.submitted' })
  await load(fake, 'loadModule')
  expect(fake.calls).toMatchObject([{ input: { body: { contractNumber: '10000001' } } }])
})
