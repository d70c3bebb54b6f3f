import { RESEND_PAUSE } from '../../machines/auth/limits'
import { fieldsOn, filesOf, type Options, textOf } from '../../machines/case/answers'
import type { AskedField } from '../../machines/case/field'
import { planOf } from '../../machines/case/plan'
import { RIGHT_CODE } from '../../mocks/sampleContracts'
import { usual } from '../../mocks/scenarios'
import { newAnswers } from '../model/kit/newAnswers'
import { settled } from '../model/kit/run'
import { acceptedAnswer } from '../model/kit/sampleAnswers'
import { sampleFile } from '../model/kit/sampleFile'
import type { Journey } from './caseJourney'
import { pass } from './story'

interface Pressed<Event> {
  send(event: Event): void
  getSnapshot(): { readonly status: string }
}

/** The customer presses what can be pressed, as often as this customer presses. */
const press = <Event>({ presses }: Journey, on: Pressed<Event> | undefined, event: Event): void => {
  if (on === undefined) throw new Error('There is nothing to press')
  for (let press = 0; press < presses && on.getSnapshot().status === 'active'; press += 1) on.send(event)
}

/** A customer who presses twice on the way to another page of questions presses there, too. */
const goOn = (journey: Journey, step: 'filling' | 'attaching'): void => {
  const { actor, placed } = journey
  const next = planOf(placed.definition).after(step)
  const isWrite = next === 'submitting' || next === 'startingCode'
  press({ ...journey, presses: isWrite ? journey.presses : 1 }, actor, { type: 'step.submitted' })
}

const answerTo = ({ placed, actor }: Journey, name: string, field: AskedField): string => {
  const { options, loaded } = actor.getSnapshot().context
  if (field.type !== 'choice') return newAnswers[name] ?? textOf(acceptedAnswer(placed.definition, name, field))
  return anotherOf(options, name, placed.definition.initial?.(loaded)[name] ?? '')
}

/** Something else than what it is now. */
const anotherOf = (options: Options, name: string, now: string): string =>
  options[name]?.find(({ value }) => value !== now)?.value ?? now

/** The customer answers every question of the form. */
export const answerAll = (journey: Journey): void => {
  const { actor, placed } = journey
  for (const [name, field] of fieldsOn(placed.definition.form, 'form', actor.getSnapshot().context.options)) {
    actor.send({ type: 'answer.changed', field: name, value: answerTo(journey, name, field) })
  }
}

/** The customer chooses a file. */
export const chooseFileFor = ({ actor, on }: Journey, field: string): string => {
  const { name, mimeType } = sampleFile
  const file = new File(['%PDF-1.7\n'], name, { type: mimeType })
  const id = on.world.ports.newId()
  on.world.files.set(id, file)
  actor.send({ type: 'file.added', field, file: { id, name, size: file.size, mimeType } })
  return id
}

/** One thing that the documents need; `false` where they need nothing more. */
const attachOne = (journey: Journey, field: string): boolean => {
  const { actor, detours } = journey
  const files = filesOf(actor.getSnapshot().context.answers[field])
  const [first, second] = files
  const failed = files.find(({ status }) => status === 'failed')
  const refused = files.find(({ status }) => status === 'refused' || status === 'missing')
  if (failed !== undefined) press(journey, actor, { type: 'file.retried', id: failed.id })
  else if (refused !== undefined) press(journey, actor, { type: 'file.removed', id: refused.id })
  else if (second !== undefined) {
    detours.add('a file removed')
    press(journey, actor, { type: 'file.removed', id: second.id })
  } else if (first === undefined || !detours.has('a file removed')) chooseFileFor(journey, field)
  else return false
  return true
}

const attach = (journey: Journey): void => {
  const fields = fieldsOn(journey.placed.definition.form, 'documents', {})
  if (!fields.some(([name]) => attachOne(journey, name))) goOn(journey, 'attaching')
}

const askForAnother = async (journey: Journey): Promise<void> => {
  const { code } = journey.actor.getSnapshot().children
  await pass(RESEND_PAUSE)
  press(journey, code, { type: 'code.requested' })
  await settled()
  if (code?.getSnapshot().context.notice === 'codeSent') journey.detours.add('a code sent again')
}

const confirm = (journey: Journey): void | Promise<void> => {
  const { code } = journey.actor.getSnapshot().children
  const now = code?.getSnapshot()
  if (now?.matches('locked')) return press(journey, code, { type: 'code.left' })
  if (!journey.detours.has('a code sent again')) return askForAnother(journey)
  if (now?.context.code !== RIGHT_CODE || now.context.codeError !== null) {
    code?.send({ type: 'answer.changed', value: RIGHT_CODE })
    if (now?.context.confirmationSentTo !== null) code?.send({ type: 'confirmation.changed', value: RIGHT_CODE })
  }
  press(journey, code, { type: 'answer.submitted' })
}

const pay = (journey: Journey): void => {
  const { payment } = journey.actor.getSnapshot().children
  const now = payment?.getSnapshot()
  if (now?.matches('transferring')) press(journey, payment, { type: 'transfer.confirmed' })
  else if (now?.matches('dueFailed')) press(journey, payment, { type: 'due.retried' })
  else {
    payment?.send({ type: 'method.chosen', method: 'transfer' })
    press(journey, payment, { type: 'method.submitted' })
  }
}

const beIdentified = async (journey: Journey): Promise<void> => {
  const { identification } = journey.actor.getSnapshot().children
  if (identification?.getSnapshot().matches('waiting')) {
    await journey.insurer.advance(usual.identificationAfter)
    await pass(3000)
  } else press(journey, identification, { type: 'identification.restarted' })
}

/** What a customer does in each step of a case: one thing at a time. */
export const acts: Readonly<Record<string, (journey: Journey) => void | Promise<void>>> = {
  loadFailed: (journey) => press(journey, journey.actor, { type: 'load.retried' }),
  filling: (journey) => {
    if (!journey.actor.getSnapshot().context.dirty) answerAll(journey)
    goOn(journey, 'filling')
  },
  attaching: attach,
  confirming: confirm,
  paying: pay,
  reviewing: (journey) => press(journey, journey.actor, { type: 'step.submitted' }),
  submitFailed: (journey) => press(journey, journey.actor, { type: 'submit.retried' }),
  signing: (journey) => press(journey, journey.actor.getSnapshot().children.signature, { type: 'digital.chosen' }),
  identifying: beIdentified,
  submitted: (journey) => press(journey, journey.actor, { type: 'followUp.requested' }),
}
