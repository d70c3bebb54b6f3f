import { RESEND_PAUSE } from '../../../machines/attempts'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { visibleFieldsOn } from '../../../machines/case/answers/visible'
import { filesOf, textOf } from '../../../machines/case/definition/answer'
import type { AskedField, Options } from '../../../machines/case/definition/field'
import { isSinglePhotoField } from '../../../machines/case/machine/changes/files'
import { isFieldStep, planOf } from '../../../machines/case/machine/plan'
import type { FileEvent, FileItem } from '../../../machines/upload/file'
import { RIGHT_CODE } from '../../../mocks/sampleContracts'
import { defaultSettings } from '../../../mocks/scenarios'
import { newAnswers } from '../../../tools/exploration/kit/newAnswers'
import { affectsVisibility, optionShowingMost } from '../../../tools/exploration/kit/optionShowingMost'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { acceptedAnswer, firstAvailableOption, sampleTexts } from '../../../tools/exploration/kit/sampleAnswers'
import { fileFor } from '../../../tools/exploration/kit/sampleFile'
import { cellsToFill } from '../../../tools/exploration/kit/sampleRows'
import type { Journey } from './openCase'
import { pass } from './story'

interface Pressed<Event> {
  send(event: Event): void
  getSnapshot(): { readonly status: string }
}

/** Sends an event `presses` times, as if the customer pressed a button repeatedly. @throws if `on` is `undefined`. */
const press = <Event>({ presses }: Journey, on: Pressed<Event> | undefined, event: Event): void => {
  if (on === undefined) throw new Error('There is nothing to press')
  for (let press = 0; press < presses && on.getSnapshot().status === 'active'; press += 1) on.send(event)
}

/**
 * Presses the main button: `presses` times if the press submits the case or requests a code. Otherwise presses it once,
 * because a second press would act on the next page.
 */
const pressMainButton = (journey: Journey): void => {
  const { actor, productLineCase } = journey
  const { step } = actor.getSnapshot().context
  const [next] = isFieldStep(step) ? planOf(productLineCase.definition).onFrom(step) : []
  const isWrite = next === 'submitting' || next === 'startingCode'
  press({ ...journey, presses: isWrite ? journey.presses : 1 }, actor, { type: 'step.submitted' })
}

const answerTo = (
  { productLineCase, actor, gives }: Journey,
  name: string,
  field: AskedField,
): string | readonly string[] => {
  const { options, loaded } = actor.getSnapshot().context
  if (field.type === 'many') return firstAvailableOption(options[name])
  if (field.type === 'accepted') return firstAvailableOption(options[name])[0] ?? ''
  if (field.type !== 'choice')
    return newAnswers[name] ?? textOf(acceptedAnswer(productLineCase.definition, name, field))
  if (gives === 'everything' && affectsVisibility(productLineCase.definition, name)) {
    const fieldContext = fieldContextOf(actor.getSnapshot().context)
    return optionShowingMost(productLineCase.definition, fieldContext, name) ?? ''
  }
  return anotherOf(options, name, textOf(productLineCase.definition.initialAnswers?.(loaded)[name]))
}

/** Returns an option other than the current one, or the current one if it is the only option. */
const anotherOf = (options: Options, name: string, now: string): string =>
  options[name]?.find(({ value }) => value !== now)?.value ?? now

/** Returns the visible fields that this customer answers on a page: all, or only the required ones (`gives`). */
const answered = ({ actor, productLineCase, gives }: Journey, page: string) =>
  visibleFieldsOn(productLineCase.definition, page, fieldContextOf(actor.getSnapshot().context)).filter(
    ([, field]) => gives === 'everything' || !field.isOptional,
  )

/** Answers the questions of the current page. */
export const answerAll = (journey: Journey): void => {
  const { actor, productLineCase } = journey
  const page = planOf(productLineCase.definition).pageAt(actor.getSnapshot().context.step) ?? ''
  // Looks up each field just before the customer answers it, because an earlier answer may show or hide the field.
  for (const name of Object.keys(productLineCase.definition.form)) {
    const field = answered(journey, page).find(([each]) => each === name)?.[1]
    if (field === undefined) continue
    const fieldContext = fieldContextOf(actor.getSnapshot().context)
    const typedAnswers =
      field.type === 'rows'
        ? cellsToFill(productLineCase.definition, fieldContext, name, field, sampleTexts)
        : { [name]: answerTo(journey, name, field) }
    for (const [path, value] of Object.entries(typedAnswers)) actor.send({ type: 'answer.changed', field: path, value })
  }
}

/** Chooses a file for a field. `asker` is the actor that the field belongs to, by default the case. */
const chooseFileFor = (
  { productLineCase, actor, on }: Journey,
  field: string,
  asker: Pressed<FileEvent> = actor,
): void => {
  const file = fileFor(productLineCase.definition, field)
  const id = on.fake.services.newId()
  on.fake.files.set(id, file)
  asker.send({ type: 'file.added', field, file: { id, name: file.name, size: file.size, mimeType: file.type } })
}

/** Adds, removes or retries one file of a field. Returns `false` if nothing is left to do. */
const attachOne = (
  journey: Journey,
  field: string,
  files: readonly FileItem[],
  asker: Pressed<FileEvent> = journey.actor,
): boolean => {
  const { detours } = journey
  const [first, second] = files
  const failed = files.find(({ status }) => status === 'failed')
  const refused = files.find(({ status }) => status === 'refused' || status === 'missing')
  if (failed !== undefined) press(journey, asker, { type: 'file.retried', id: failed.id })
  else if (refused !== undefined) press(journey, asker, { type: 'file.removed', id: refused.id })
  else if (second !== undefined) {
    detours.add('a file removed')
    press(journey, asker, { type: 'file.removed', id: second.id })
  } else if (first === undefined || !detours.has('a file removed')) {
    // A single photo field holds one photo, so the second photo replaces the first. That counts as the removal of a
    // file.
    if (first !== undefined && isSinglePhotoField(journey.productLineCase.definition, field))
      detours.add('a file removed')
    chooseFileFor(journey, field, asker)
  } else return false
  return true
}

/** Performs one action on the page of documents: chooses or removes a file, or presses the main button. */
export const attach = (journey: Journey): void => {
  const { answers } = journey.actor.getSnapshot().context
  if (!answered(journey, 'documents').some(([name]) => attachOne(journey, name, filesOf(answers[name]))))
    pressMainButton(journey)
}

const askForAnother = async (journey: Journey): Promise<void> => {
  const { code } = journey.actor.getSnapshot().children
  await pass(RESEND_PAUSE)
  press(journey, code, { type: 'code.requested' })
  await runPendingCallbacks()
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
    await journey.insurer.advance(defaultSettings.identificationAfter)
    await pass(3000)
  } else press(journey, identification, { type: 'identification.restarted' })
}

const sign = (journey: Journey): void => {
  const { signature } = journey.actor.getSnapshot().children
  const now = signature?.getSnapshot()
  if (journey.signs === 'digitally') press(journey, signature, { type: 'digital.chosen' })
  else if (!now?.matches('attaching')) press(journey, signature, { type: 'manual.chosen' })
  else if (!attachOne(journey, 'documents', now.context.files, signature)) {
    press(journey, signature, { type: 'documents.submitted' })
  }
}

/** The customer's next action in a case, by the state of the case. */
export const acts: Readonly<Record<string, (journey: Journey) => void | Promise<void>>> = {
  loadFailed: (journey) => press(journey, journey.actor, { type: 'load.retried' }),
  filling: (journey) => {
    const { dirty, step } = journey.actor.getSnapshot().context
    if (!dirty || step !== planOf(journey.productLineCase.definition).first) answerAll(journey)
    pressMainButton(journey)
  },
  attaching: attach,
  confirming: confirm,
  paying: pay,
  reviewing: (journey) => press(journey, journey.actor, { type: 'step.submitted' }),
  submitFailed: (journey) => press(journey, journey.actor, { type: 'submit.retried' }),
  signing: sign,
  identifying: beIdentified,
  submitted: (journey) => press(journey, journey.actor, { type: 'followUp.requested' }),
}
