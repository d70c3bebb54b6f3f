import { type ActorRefFrom, createActor } from 'xstate'
import { loginCodeMachine } from '../../../machines/auth/code'
import { lazySignInCalls } from '../../../machines/auth/lazySignIn'
import { loginMachine } from '../../../machines/auth/login.machine'
import { readSavedLogin } from '../../../machines/auth/readSaved'
import { signInCalls } from '../../../machines/auth/signInCalls'
import { sharedMachines } from '../../../machines/lazyMachines'
import { SAVED_LOGIN } from '../../../machines/storageKeys'
import { type LoginStart, login, otp } from '../../../src/api/auth'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { answer, begin, load, page, refuse, reload } from './story'

const sms: LoginStart = {
  slaType: 'SMS_OTP',
  secondaryAuthenticationMethod: 'LICENSE_PLATE_NUMBER',
  maskedPhoneNumber: '+36 20 *** **67',
  loginSessionIdentifier: 'login-1',
}

/** Opens the sign-in with the tab's saved state. */
export const open = (fake: FakeServices) => {
  sharedMachines.provide({ loginCode: loginCodeMachine })
  lazySignInCalls.provide(signInCalls)
  const saved = readSavedLogin(fake.services.storage.read(SAVED_LOGIN))
  return begin(createActor(loginMachine, { input: { saved, expired: false, productLine: 'kgfb' } }), fake)
}

/** Reloads the page and opens the sign-in again. */
export const openAfterReload = async (fake: FakeServices) => {
  const reloaded = reload(fake)
  return { fake: reloaded.fake, actor: await open(reloaded.fake) }
}

type LoginActor = ActorRefFrom<typeof loginMachine>

/** Types a contract number and continues. */
export const submitNumber = (actor: LoginActor) => {
  actor.send({ type: 'contractNumber.changed', value: '1000-0001' })
  actor.send({ type: 'contractNumber.submitted' })
}

/** Opens a sign-in, up to the step that asks for the code from the text message. */
export const askedForCode = async () => {
  const { fake } = page()
  const actor = await open(fake)
  submitNumber(actor)
  await load(fake, 'loadModule')
  await answer(fake, login, sms)
  return { fake, actor }
}

/** Returns the actor of the requested code. @throws if no code is requested. */
export const codeOf = (actor: LoginActor) => {
  const { code } = actor.getSnapshot().children
  if (code === undefined) throw new Error('No code is asked for')
  return code
}

/** Types the answer of any second step, and sends it. */
export const submitAnswer = (actor: LoginActor, value: string) => {
  const activeForm = actor.getSnapshot().children.code ?? actor
  activeForm.send({ type: 'answer.changed', value })
  activeForm.send({ type: 'answer.submitted' })
}

/** Submits a wrong code, which the insurer rejects. The rejection contains `availableAttempts`, if given. */
export const enterWrongCode = async (fake: FakeServices, actor: LoginActor, availableAttempts?: number) => {
  submitAnswer(actor, '654321')
  await refuse(fake, otp, {
    code: 'AUTH_OTP_001',
    ...(availableAttempts === undefined ? {} : { availableAttempts }),
  })
}
