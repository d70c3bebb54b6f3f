import { act, fireEvent } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { vi } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { visibleFields } from '../../../machines/case/answers/visible'
import { UNKNOWN } from '../../../machines/case/definition/fields/orUnknown'
import { definitionOf } from '../../../machines/case/machine/built'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import type { ChosenFile } from '../../../machines/upload/file'
import { applySettlement, runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { photoId } from '../../../tools/exploration/kit/sampleFile'
import type { PathStep } from '../../../tools/exploration/paths'
import type { Stage } from './openings'
import { type Control, FIELDS, fieldFor, sendersOf, usable } from './page'
import { checkAnswer, notePress, openOnPhone, pageNow } from './sight'

/** Focuses a field without any focus event, because the machine already has it as its current field. */
const focusSilently = (field: HTMLElement): void => {
  const controller = new AbortController()
  for (const type of ['focusin', 'focusout']) {
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: controller.signal,
    })
  }
  field.focus()
  controller.abort()
}

/** Scrolls to a control and presses it. If `element` is a form, presses its submit button. */
const press = (element: HTMLElement): void => {
  const button =
    element instanceof HTMLFormElement ? (element.querySelector<HTMLElement>('[type=submit]') ?? element) : element
  button.scrollIntoView({ block: 'nearest' })
  focusSilently(button)
  notePress(true)
  button.click()
}

/** Presses the first element that sends an event, if there is one. */
const pressFirst = (type: string): void => {
  const [sender] = sendersOf(type)
  if (sender !== undefined) press(sender)
}

const linkTo = (address: string): HTMLElement | null =>
  [...usable().querySelectorAll<HTMLElement>('a[href]')].find((link) => link.getAttribute('href') === address) ?? null

/** Adds a file to a file field. The page gives the file its id. The id of a photo contains the name of its field. */
const addFile = (input: Control, { id, name, mimeType }: ChosenFile, field: string): void => {
  if (id === photoId(field)) vi.mocked(crypto.randomUUID).mockReturnValueOnce(photoId(field))
  if (!(input instanceof HTMLInputElement)) return
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['irat'], name, { type: mimeType }))
  input.files = dataTransfer.files
  fireEvent.change(input)
}

/** Chooses one of the radio buttons of a question. */
const choose = (name: string, value: unknown): void =>
  [...usable().querySelectorAll<HTMLInputElement>('input[type=radio]')]
    .find((radio) => radio.name === name && radio.value === value)
    ?.click()

/** Checks and unchecks the check boxes of a question. */
const tick = (name: string, values: readonly unknown[]): void => {
  for (const box of usable().querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    if (box.name === name && box.checked !== values.includes(box.value)) box.click()
  }
}

/** Checks the box for an answer that the customer does not know exactly, unless the box is already checked. */
const markUnknown = (name: string): void => {
  const box = document.querySelector<HTMLInputElement>(`#field-${name}-unknown`)
  if (box?.checked === false) box.click()
}

const answer = ({ type, field, ...given }: AnyEventObject): void => {
  const control = fieldFor(type, field)
  const [value] = Object.values(given)
  if (type === 'file.added') addFile(control, given.file, field)
  else if (value === UNKNOWN) markUnknown(control.name)
  else if (control.type === 'checkbox') tick(control.name, [value].flat())
  else if (control.type === 'radio') choose(control.name, value)
  else fireEvent.change(control, { target: { value } })
}

/**
 * Opens an address by its link if the page has one, otherwise as from the address bar. Does not press links in tiles,
 * because these also send an event: see `followTile`.
 */
const goTo = ({ app }: Stage, address: string): void => {
  const link = linkTo(address)
  if (link === null || link.closest('.tile') !== null) app.send({ type: 'location.requested', address })
  else link.click()
}

/** Presses a tile without following its link. If the page has no such tile, sends the tile's event directly. */
const followTile = ({ app }: Stage, event: AnyEventObject): void => {
  const tile = linkTo(`/${event.tile}/ugyek`)
  if (tile === null) {
    app.send({ type: 'tile.chosen', tile: event.tile, outbound: event.outbound })
    return
  }
  window.addEventListener('click', (click) => click.preventDefault(), { capture: true, once: true })
  tile.click()
}

/** Tells if a flow is open in the contract. The last part of a flow's address need not be a step of a case. */
const isInFlow = ({ app }: Stage): boolean =>
  app.getSnapshot().children.contract?.getSnapshot().matches('inFlow') === true

/**
 * Performs a customer's action that makes a parent send this event to the machine. Returns `false` if there is no such
 * action.
 */
const causeAbove = (stage: Stage, { type, ...event }: AnyEventObject): boolean => {
  const { route } = stage.app.getSnapshot().context
  switch (type) {
    case 'departure.requested':
      if (event.to.type === 'logout') sendersOf('logout.requested')[0]?.click()
      else goTo(stage, pathOf(event.to.route))
      return true
    case 'step.requested':
      if (route.name === 'case')
        goTo(
          stage,
          pathOf(
            isInFlow(stage) ? caseRouteOf(route.productLine, route.key, event.step) : { ...route, step: event.step },
          ),
        )
      return true
    case 'download.repeated':
      pressFirst('download.requested')
      return true
    case 'email.repeated':
      pressFirst('email.requested')
      return true
    case 'upload.retried':
      pressFirst('file.retried')
      return true
    case 'upload.removed':
      pressFirst('file.removed')
      return true
    case 'menu.entered':
      // Leaves the menu if it is open, and returns to it. If `isChanged`, sends the event directly in between, as if
      // the contract had changed.
      if (route.name !== 'caseSelect' && route.name !== 'case') return false
      if (route.name === 'caseSelect') {
        flushSync(() => goTo(stage, pathOf(caseRouteOf(route.productLine, 'contract-data', ''))))
      }
      if (event.isChanged) stage.actor()?.send({ type, ...event })
      goTo(stage, pathOf({ name: 'caseSelect', productLine: route.productLine }))
      return true
    case 'preview.asked':
      // Sends the event directly, with the path's data. In the portal, the customer causes the event by filling in the
      // form.
      stage.actor()?.send({ type, ...event })
      return true
    default:
      return false
  }
}

/** Returns the visible questions of a case, in order. */
const askedBy = (stage: Stage): readonly string[] => {
  const { machine, context } = stage.actor()?.getSnapshot() ?? {}
  return visibleFields(definitionOf(machine), fieldContextOf(context)).map(([name]) => name)
}

/** Returns the element that sends an event. On a summary, each question has its own element for `answer.revised`. */
const senderOf = (stage: Stage, { type, field }: AnyEventObject): HTMLElement => {
  const senders = sendersOf(type)
  const sender = senders[type === 'answer.revised' ? askedBy(stage).indexOf(field) : 0]
  if (sender === undefined) throw new Error(`Nothing on the page sends ${type}`)
  return sender
}

/** Keys in a field with suggestions, by the event that they cause. */
const KEYS: Readonly<Record<string, string>> = { 'option.highlighted': 'ArrowDown', 'list.closed': 'Escape' }

/** Presses a key in the machine's current field. */
const pressKey = (stage: Stage, key: string | undefined): void => {
  const { context } = stage.actor()?.getSnapshot() ?? {}
  const field = usable().querySelector<HTMLElement>(`[role=combobox][name=${Object(context).field}]`)
  if (field === null || key === undefined) throw new Error('No field on the page has a list')
  focusSilently(field)
  fireEvent.keyDown(field, { key })
}

const causeOnScreen = (stage: Stage, event: AnyEventObject): void => {
  notePress(false)
  if (event.type === 'location.requested') goTo(stage, event.address)
  else if (event.type === 'tile.chosen') followTile(stage, event)
  else if (event.type === 'answer.left') fireEvent.blur(fieldFor('answer.changed', event.field))
  else if (event.type === 'field.entered') fireEvent.focus(fieldFor('answer.changed', event.field))
  else if (event.type === 'field.left') fireEvent.blur(fieldFor('answer.changed', event.field))
  else if (event.type in KEYS) pressKey(stage, KEYS[event.type])
  else if (event.type in FIELDS) answer(event)
  else press(senderOf(stage, event))
}

const cause = (stage: Stage, { event, source }: PathStep): void => {
  if (source === 'customer') causeOnScreen(stage, event)
  else if (source !== 'parent' || !causeAbove(stage, event)) stage.actor()?.send(event)
}

/** Runs an action. If the action chooses a file, waits until the page has read the file and the machine has changed. */
const read = async (stage: Stage, { type }: AnyEventObject, act: () => void): Promise<void> => {
  const before = stage.actor()?.getSnapshot()
  act()
  while (type === 'file.added' && stage.actor()?.getSnapshot() === before) await new Blob().arrayBuffer()
}

/** Performs a step of a path. The customer acts on the screen. Answers of services come from the fake services. */
export const perform = async (stage: Stage, step: PathStep): Promise<void> => {
  const before = pageNow()
  await act(async () => {
    if (step.ends === null) await read(stage, step.event, () => cause(stage, step))
    for (const settlement of step.ends?.script ?? []) await applySettlement(stage.fake, settlement)
    await runPendingCallbacks()
  })
  checkAnswer(before)
}

/** Performs the customer's event that starts the machine, if there is one (`opener`). */
export const begin = (stage: Stage): Promise<void> => {
  notePress(false)
  openOnPhone()
  return act(async () => {
    const { opener } = stage
    if (opener !== null) await read(stage, opener, () => causeOnScreen(stage, opener))
    await runPendingCallbacks()
  })
}
