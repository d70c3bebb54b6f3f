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
import { happen, settled } from '../../../tools/exploration/kit/run'
import { photoId } from '../../../tools/exploration/kit/sampleFile'
import type { PathStep } from '../../../tools/exploration/paths'
import type { Stage } from './openings'
import { type Control, FIELDS, fieldFor, sendersOf, usable } from './page'
import { checkAnswer, notePress, openOnPhone, pageNow } from './sight'

/** Focuses the field that is already the machine's current one, and hides the focus event from the machine. */
const focusUntold = (field: HTMLElement): void => {
  const untold = new AbortController()
  for (const type of ['focusin', 'focusout']) {
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true, signal: untold.signal })
  }
  field.focus()
  untold.abort()
}

/** Presses a visible control. A form is submitted by its main button. */
const press = (element: HTMLElement): void => {
  const button =
    element instanceof HTMLFormElement ? (element.querySelector<HTMLElement>('[type=submit]') ?? element) : element
  button.scrollIntoView({ block: 'nearest' })
  focusUntold(button)
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

/** Adds a file to a file field. The page gives it its own id; a photo's id contains its field. */
const addFile = (input: Control, { id, name, mimeType }: ChosenFile, field: string): void => {
  if (id === photoId(field)) vi.mocked(crypto.randomUUID).mockReturnValueOnce(photoId(field))
  if (!(input instanceof HTMLInputElement)) return
  const chosen = new DataTransfer()
  chosen.items.add(new File(['irat'], name, { type: mimeType }))
  input.files = chosen.files
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

/** Marks the answer to a question as not exactly known, even if it already is. */
const sayUnknown = (name: string): void => {
  const box = document.querySelector<HTMLInputElement>(`#field-${name}-unknown`)
  if (box?.checked === false) box.click()
}

const answer = ({ type, field, ...given }: AnyEventObject): void => {
  const control = fieldFor(type, field)
  const [value] = Object.values(given)
  if (type === 'file.added') addFile(control, given.file, field)
  else if (value === UNKNOWN) sayUnknown(control.name)
  else if (control.type === 'checkbox') tick(control.name, [value].flat())
  else if (control.type === 'radio') choose(control.name, value)
  else fireEvent.change(control, { target: { value } })
}

/**
 * Opens an address as a customer does: by a link if there is one, otherwise in the address bar. A tile is not
 * pressed here: its link also sends an event, and `followTile` does that.
 */
const goTo = ({ app }: Stage, address: string): void => {
  const link = linkTo(address)
  if (link === null || link.closest('.tile') !== null) app.send({ type: 'location.requested', address })
  else link.click()
}

/** Presses a tile for its event only, without following its link. Only two screens have tiles. */
const followTile = ({ app }: Stage, event: AnyEventObject): void => {
  const tile = linkTo(`/${event.tile}/ugyek`)
  if (tile === null) {
    app.send({ type: 'tile.chosen', tile: event.tile, outbound: event.outbound })
    return
  }
  window.addEventListener('click', (click) => click.preventDefault(), { capture: true, once: true })
  tile.click()
}

/** Tells if a flow is open. A flow's part of the address may not be a step. */
const isInFlow = ({ app }: Stage): boolean =>
  app.getSnapshot().children.contract?.getSnapshot().matches('inFlow') === true

/** Makes a parent send an event to the machine, by the customer's actions. Returns false if there is no way. */
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
      // Leaves the menu first and then returns to it: the event means that the contract may have changed meanwhile.
      if (route.name !== 'caseSelect' && route.name !== 'case') return false
      if (route.name === 'caseSelect') {
        flushSync(() => goTo(stage, pathOf(caseRouteOf(route.productLine, 'contract-data', ''))))
      }
      if (event.isChanged) stage.actor()?.send({ type, ...event })
      goTo(stage, pathOf({ name: 'caseSelect', productLine: route.productLine }))
      return true
    case 'preview.asked':
      // A customer who fills in the form causes the event. Here it is sent directly, with the path's data.
      stage.actor()?.send({ type, ...event })
      return true
    default:
      return false
  }
}

/** The visible questions of a case, in order. */
const askedBy = (stage: Stage): readonly string[] => {
  const { machine, context } = stage.actor()?.getSnapshot() ?? {}
  return visibleFields(definitionOf(machine), fieldContextOf(context)).map(([name]) => name)
}

/** The element to press. If each visible question has one, it is that of the event's field. */
const senderOf = (stage: Stage, { type, field }: AnyEventObject): HTMLElement => {
  const senders = sendersOf(type)
  const sender = senders[type === 'answer.revised' ? askedBy(stage).indexOf(field) : 0]
  if (sender === undefined) throw new Error(`Nothing on the page sends ${type}`)
  return sender
}

/** Keys of a field with suggestions, by their event. */
const KEYS: Readonly<Record<string, string>> = { 'option.highlighted': 'ArrowDown', 'list.closed': 'Escape' }

/** Presses a key in the machine's current field. */
const pressKey = (stage: Stage, key: string | undefined): void => {
  const { context } = stage.actor()?.getSnapshot() ?? {}
  const field = usable().querySelector<HTMLElement>(`[role=combobox][name=${Object(context).field}]`)
  if (field === null || key === undefined) throw new Error('No field on the page has a list')
  focusUntold(field)
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

/** Acts on the page. A chosen file is read there before its machine receives it. */
const read = async (stage: Stage, { type }: AnyEventObject, act: () => void): Promise<void> => {
  const before = stage.actor()?.getSnapshot()
  act()
  while (type === 'file.added' && stage.actor()?.getSnapshot() === before) await new Blob().arrayBuffer()
}

/** Performs a step of a path: the customer's on the screen, all others at their source. */
export const perform = async (stage: Stage, step: PathStep): Promise<void> => {
  const before = pageNow()
  await act(async () => {
    if (step.ends === null) await read(stage, step.event, () => cause(stage, step))
    for (const settlement of step.ends?.script ?? []) await happen(stage.fake, settlement)
    await settled()
  })
  checkAnswer(before)
}

/** Performs the customer's action that starts the machine, if there is one. */
export const begin = (stage: Stage): Promise<void> => {
  notePress(false)
  openOnPhone()
  return act(async () => {
    const { opener } = stage
    if (opener !== null) await read(stage, opener, () => causeOnScreen(stage, opener))
    await settled()
  })
}
