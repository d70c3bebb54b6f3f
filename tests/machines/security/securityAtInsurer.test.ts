import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { securityMachine } from '../../../machines/security/security.machine'
import { SESSION } from '../../../machines/storageKeys'
import type { Endpoint } from '../../../src/api/endpoint'
import { changePhone, validatePhoneCode } from '../../../src/api/twoFactor'
import { insurerInProcess } from '../../../tools/exploration/kit/insurers'
import { sampleSession } from '../../../tools/exploration/kit/sampleToken'
import { type PageAt, pageAt } from '../kit/atInsurer'

const NUMBER = '06 30 999 8877'
const CODE = '123456'

const openOn = async (on: PageAt) => {
  on.fake.services.storage.write(SESSION, sampleSession())
  const { parent } = on
  const actor = createActor(securityMachine, { parent })
  actor.start()
  await waitFor(actor, (now) => !now.hasTag('busy'))
  return { on, actor }
}

type Settings = Awaited<ReturnType<typeof openOn>>

const noticed = ({ actor }: Settings) => waitFor(actor, ({ context }) => context.notice !== null)

const codeOf = ({ actor }: Settings) => {
  const { code } = actor.getSnapshot().children
  if (code === undefined) throw new Error('No code is asked for')
  return code
}

const keysOf = (pages: readonly Settings[], { id }: Endpoint) =>
  pages.flatMap(({ on }) => on.fake.calls.filter(({ endpoint }) => endpoint === id)).map((one) => one.idempotencyKey)

/** Opens the security settings on a reloaded page, at the same insurer. */
const reloaded = async (insurer: Parameters<typeof pageAt>[0], { on }: Settings) =>
  openOn(await pageAt(insurer, '10000001', on.fake))

const ask = ({ actor }: Settings): void => {
  actor.send({ type: 'phone.chosen' })
  actor.send({ type: 'answer.changed', value: NUMBER })
  actor.send({ type: 'answer.submitted' })
}

describe('a change of the sign-in data whose response was lost', () => {
  test('is sent again with the same idempotency key after a reload', async () => {
    const insurer = await insurerInProcess()
    const before = await openOn(await pageAt(insurer, '10000001'))
    before.on.loseAnswer(changePhone)
    ask(before)
    await noticed(before)
    const after = await reloaded(insurer, before)
    after.actor.send({ type: 'answer.submitted' })
    await waitFor(after.actor, (now) => now.matches('confirming'))
    const [first, second] = keysOf([before, after], changePhone)
    expect(second).toBe(first)
  })

  test.each([
    ['typed digit by digit, then pasted', [...CODE].map((_, index) => CODE.slice(0, index + 1)), [CODE]],
    ['pasted, then typed digit by digit', [CODE], ['123 456', '123-456']],
  ])('keeps its idempotency key if the code is entered again after a reload: %s', async (_, typed, typedAgain) => {
    const insurer = await insurerInProcess()
    const before = await openOn(await pageAt(insurer, '10000001'))
    ask(before)
    await waitFor(before.actor, (now) => now.matches('confirming'))
    before.on.loseAnswer(validatePhoneCode)
    const code = codeOf(before)
    for (const value of typed) code.send({ type: 'answer.changed', value })
    code.send({ type: 'answer.submitted' })
    await waitFor(code, ({ context }) => context.notice !== null)
    const after = await reloaded(insurer, before)
    for (const value of typedAgain) codeOf(after).send({ type: 'answer.changed', value })
    codeOf(after).send({ type: 'answer.submitted' })
    await waitFor(after.actor, (now) => now.matches('changed'))
    const [first, second] = keysOf([before, after], validatePhoneCode)
    expect(second).toBe(first)
    expect(first).not.toContain(CODE)
  })
})
