import { describe, expect, test } from 'vitest'
import type { ScriptedWorld } from '../../exploration/kit/fakeServices'
import { keptSession } from '../../exploration/kit/sampleToken'
import { DRAFTS, SESSION } from '../../machines/storageKeys'
import {
  changeEmail,
  changePhone,
  resendPhoneCode,
  validateEmailCode,
  validatePhoneCode,
} from '../../src/api/twoFactor'
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
} from './settings'
import { answer, callsTo, fail, MINUTE, page, pass, refuse, SECOND, withClock } from './story'

withClock()

const keysIn = (world: ScriptedWorld) => callsTo(world, changePhone).map(({ idempotencyKey }) => idempotencyKey)

test('a phone number changes by the code sent to it', async () => {
  const { world, actor } = await askedForCode()
  expect(callsTo(world, changePhone)).toMatchObject([{ input: { body: { phoneNumber: '+36701112205' } } }])
  submitCode(actor)
  await answer(world, validatePhoneCode, { maskedPhoneNumber: PHONE })
  expect(actor.getSnapshot()).toMatchObject({ value: 'changed', context: { channel: 'phone', sentTo: PHONE } })
  expect([...world.storage.values()].join()).not.toContain('111-2205')
})

test('an e-mail address changes by the code sent to it', async () => {
  const { world, actor } = await changing('email')
  submitValue(actor, ' uj@pelda.example ')
  await answer(world, changeEmail, { maskedEmail: EMAIL })
  submitCode(actor)
  await answer(world, validateEmailCode, { maskedEmail: EMAIL })
  expect(callsTo(world, changeEmail)).toMatchObject([{ input: { body: { email: 'uj@pelda.example' } } }])
  expect(callsTo(world, validateEmailCode)).toMatchObject([{ input: { body: { emailOtp: '123456' } } }])
  expect(actor.getSnapshot()).toMatchObject({ value: 'changed', context: { channel: 'email', sentTo: EMAIL } })
})

describe('a new value', () => {
  test.each([
    ['phone', '', 'missing'],
    ['phone', '+36 20 123 456', 'phoneLength'],
    ['phone', '+36 60 123 4567', 'phonePrefix'],
    ['phone', 'nem adom meg', 'phoneStart'],
    ['email', '  ', 'missing'],
    ['email', 'uj@', 'emailAfter'],
    ['email', '<script>alert(1)</script>', 'emailAt'],
  ] as const)(
    'for %s, typed as “%s”, is refused for what is wrong (%s), and the insurer is not asked',
    async (channel, value, name) => {
      const { world, actor } = await changing(channel)
      submitValue(actor, value)
      expect(actor.getSnapshot()).toMatchObject({ value: 'entering', context: { value, error: { name }, refusals: 1 } })
      expect([...callsTo(world, changePhone), ...callsTo(world, changeEmail)]).toEqual([])
    },
  )

  test.each([
    ['what the insurer will not take', { code: 'MODIFICATION_FAILED001' }],
    ['what misses a field', { code: 'MISSING_FIELDS', fields: ['phoneNumber'] }],
  ] as const)('that is refused as %s is said to be, kept, and sent anew as another write', async (_, failure) => {
    const { world, actor } = await changing('phone')
    submitValue(actor, '06201234567')
    await refuse(world, changePhone, failure)
    expect(actor.getSnapshot()).toMatchObject({
      value: 'entering',
      context: { value: '06201234567', notice: 'refused' },
    })
    actor.send({ type: 'answer.submitted' })
    const [first, second] = keysIn(world)
    expect(second).not.toBe(first)
  })

  test('that did not reach the insurer is kept, and sent again as the same write', async () => {
    const { world, actor } = await changing('phone')
    submitValue(actor, '06701112205')
    await fail(world, changePhone)
    expect(actor.getSnapshot()).toMatchObject({
      value: 'entering',
      context: { value: '06701112205', notice: 'transport' },
    })
    actor.send({ type: 'answer.submitted' })
    const [first, second] = keysIn(world)
    expect(second).toBe(first)
  })

  test('that is touched after a lost answer, and is the same again, is the same write', async () => {
    const { world, actor } = await changing('phone')
    submitValue(actor, '06701112205')
    await fail(world, changePhone)
    const { world: reloaded, actor: after } = await openAfterReload(world)
    after.send({ type: 'answer.changed', value: '0670' })
    submitValue(after, '06 70 111-2205')
    expect(keysIn(reloaded)).toEqual(keysIn(world))
  })

  test('that follows another one is a change of its own, though it went out before', async () => {
    const { world, actor } = await changing('phone')
    for (const value of ['06701112205', '06201234567', '06701112205']) {
      submitValue(actor, value)
      await fail(world, changePhone)
    }
    expect(new Set(keysIn(world)).size).toBe(3)
  })

  test('that differs in a copied tab is another write', async () => {
    const { world, actor } = await changing('phone')
    submitValue(actor, '06701112205')
    await fail(world, changePhone)
    const copy = await openAfterReload(world)
    submitValue(actor, '06201234567')
    submitValue(copy.actor, '06301234567')
    expect(keysIn(copy.world)).toHaveLength(1)
    expect(keysIn(world)).toHaveLength(2)
    expect(new Set([...keysIn(world), ...keysIn(copy.world)]).size).toBe(3)
  })

  test('is sent once, however often the button is pressed', async () => {
    const { world, actor } = await changing('phone')
    submitValue(actor, '06701112205')
    actor.send({ type: 'answer.submitted' })
    expect(callsTo(world, changePhone)).toHaveLength(1)
  })
})

describe('a ban', () => {
  test('that meets the change pauses it, over a reload too, and ends by itself with the value kept', async () => {
    const { world, actor } = await changing('phone')
    submitValue(actor, '06701112205')
    await refuse(world, changePhone, { code: 'AUTH_LOGIN_002', banTimeout: 600 })
    expect(actor.getSnapshot().value).toBe('banned')
    await pass(9 * MINUTE)
    const reloaded = await openAfterReload(world)
    expect(reloaded.actor.getSnapshot().value).toBe('banned')
    await pass(MINUTE - 1)
    expect(reloaded.actor.getSnapshot().value).toBe('banned')
    await pass(1)
    expect(reloaded.actor.getSnapshot()).toMatchObject({ value: 'entering', context: { value: '06701112205' } })
  })

  test.each([
    ['checked', validatePhoneCode],
    ['sent again', resendPhoneCode],
  ] as const)('that meets a code being %s pauses the change', async (_, endpoint) => {
    const { world, actor } = await askedForCode()
    await pass(30 * SECOND)
    if (endpoint === resendPhoneCode) codeOf(actor).send({ type: 'code.requested' })
    else submitCode(actor)
    await refuse(world, endpoint, { code: 'AUTH_LOGIN_002', banTimeout: 60 })
    expect(actor.getSnapshot().value).toBe('banned')
    await pass(MINUTE)
    expect(actor.getSnapshot().value).toBe('entering')
  })
})

test('a code that the insurer knows nothing of any more leads back to the value, and says so', async () => {
  const { world, actor } = await askedForCode()
  submitCode(actor)
  await refuse(world, validatePhoneCode, { code: 'MODIFICATION_FAILED001' })
  expect(actor.getSnapshot()).toMatchObject({
    value: 'entering',
    context: { value: '06 70 111-2205', notice: 'codeRefused' },
  })
})

describe('a reload', () => {
  test('comes back to the value as it was typed', async () => {
    const { world, actor } = await changing('email')
    actor.send({ type: 'answer.changed', value: 'uj@pel' })
    const reloaded = await openAfterReload(world)
    expect(reloaded.actor.getSnapshot()).toMatchObject({
      value: 'entering',
      context: { channel: 'email', value: 'uj@pel' },
    })
  })

  test('comes back to the code, with both codes to be typed anew', async () => {
    const { world, actor } = await askedForCode('email', 'k*****@pelda.example')
    codeOf(actor).send({ type: 'answer.changed', value: '123456' })
    const reloaded = await openAfterReload(world)
    expect(codeOf(reloaded.actor).getSnapshot().context).toMatchObject({
      channel: 'email',
      sentTo: EMAIL,
      confirmationSentTo: 'k*****@pelda.example',
      code: '',
      confirmation: '',
    })
  })

  test('comes back to what was changed, until it is left', async () => {
    const { world, actor } = await askedForCode()
    submitCode(actor)
    await answer(world, validatePhoneCode, { maskedPhoneNumber: PHONE })
    const reloaded = await openAfterReload(world)
    expect(reloaded.actor.getSnapshot().value).toBe('changed')
    reloaded.actor.send({ type: 'settings.left' })
    expect(reloaded.actor.getSnapshot().output).toEqual({ type: 'left' })
    expect((await openAfterReload(reloaded.world)).actor.getSnapshot().value).toEqual({ choosing: 'asking' })
  })

  test.each([['garbage'], [{ step: 'confirming' }], [[1, 2]], [null]])(
    'that finds garbage (%j) starts with the choice',
    async (kept) => {
      const { world } = await changing('phone')
      world.ports.storage.write(`${DRAFTS}10000001:security`, kept)
      expect((await openAfterReload(world)).actor.getSnapshot().value).toEqual({ choosing: 'asking' })
    },
  )
})

test('what one contract’s customer has typed is nothing to another one', async () => {
  const { world, actor } = await changing('phone')
  actor.send({ type: 'answer.changed', value: '06701112205' })
  world.ports.storage.write(SESSION, keptSession({ contractNumber: '10000002' }))
  const other = await openAfterReload(world)
  expect(other.actor.getSnapshot()).toMatchObject({ value: { choosing: 'asking' }, context: { value: '' } })
})

test('without a session there is nothing to restore, and nothing breaks', async () => {
  const { world } = page()
  expect((await open(world)).getSnapshot().value).toEqual({ choosing: 'known' })
})

test('going back to the choice forgets what was typed', async () => {
  const { world, actor } = await changing('phone')
  actor.send({ type: 'answer.changed', value: '06701112205' })
  actor.send({ type: 'change.left' })
  expect([...world.storage.keys()].filter((key) => key.startsWith(DRAFTS))).toEqual([])
  actor.send({ type: 'email.chosen' })
  expect(actor.getSnapshot().context).toMatchObject({ channel: 'email', value: '' })
})
