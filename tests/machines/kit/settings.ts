import { createActor } from 'xstate'
import { securityMachine } from '../../../machines/security/security.machine'
import { SESSION } from '../../../machines/storageKeys'
import { changeEmail, changePhone } from '../../../src/api/twoFactor'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { sampleSession } from '../../../tools/exploration/kit/sampleToken'
import { answer, begin, page, reload } from './story'

/** Opens the security settings with the tab's saved state. */
export const open = (fake: FakeServices) => begin(createActor(securityMachine), fake)

/** Reloads the page and opens the security settings again. */
export const openAfterReload = async (fake: FakeServices) => {
  const { fake: reloaded } = reload(fake)
  return { fake: reloaded, actor: await open(reloaded) }
}

export type SettingsActor = Awaited<ReturnType<typeof open>>

/** Opens the security settings for a signed-in customer, and chooses to change the phone number or e-mail address. */
export const changing = async (channel: 'phone' | 'email', contractNumber = '10000001') => {
  const { fake } = page()
  fake.services.storage.write(SESSION, sampleSession({ contractNumber }))
  const actor = await open(fake)
  actor.send({ type: `${channel}.chosen` })
  return { fake, actor }
}

/** Types a new value and continues. */
export const submitValue = (actor: SettingsActor, value: string): void => {
  actor.send({ type: 'answer.changed', value })
  actor.send({ type: 'answer.submitted' })
}

export const PHONE = '+36 70 *** **05'
export const EMAIL = 'u*****@pelda.example'

/**
 * Requests a change, and answers that a code was sent. `confirmationSentTo` is the current phone number or e-mail
 * address if the insurer sends a code to it, too.
 */
export const askedForCode = async (channel: 'phone' | 'email' = 'phone', confirmationSentTo: string | null = null) => {
  const { fake, actor } = await changing(channel)
  submitValue(actor, channel === 'phone' ? '06 70 111-2205' : 'uj@pelda.example')
  if (channel === 'phone') await answer(fake, changePhone, { maskedPhoneNumber: PHONE, confirmationSentTo })
  else await answer(fake, changeEmail, { maskedEmail: EMAIL, confirmationSentTo })
  return { fake, actor }
}

/** Returns the actor of the requested code. */
export const codeOf = (actor: SettingsActor) => {
  const { code } = actor.getSnapshot().children
  if (code === undefined) throw new Error('No code is asked for')
  return code
}

/** Types a code and sends it. */
export const submitCode = (actor: SettingsActor, value = '123456'): void => {
  codeOf(actor).send({ type: 'answer.changed', value })
  codeOf(actor).send({ type: 'answer.submitted' })
}
