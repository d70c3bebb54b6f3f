import { act, fireEvent } from '@testing-library/react'
import type { AnyEventObject } from 'xstate'
import { pathOf } from '../../../machines/routes'
import { happen, settled } from '../../model/kit/run'
import { sampleFile } from '../../model/kit/sampleFile'
import type { PathStep } from '../../model/paths'
import type { Stage } from './openings'
import { FIELDS, fieldFor, sendersOf, usable } from './page'

/** Everything on a screen answers a real press; a form is sent by its main button. */
const press = (element: HTMLElement): void =>
  (element instanceof HTMLFormElement
    ? (element.querySelector<HTMLElement>('[type=submit]') ?? element)
    : element
  ).click()

const linkTo = (address: string): HTMLElement | null =>
  [...usable().querySelectorAll<HTMLElement>('a[href]')].find((link) => link.getAttribute('href') === address) ?? null

/** Puts the sample file on a field for files; the page gives it an id of its own. */
const choose = (input: HTMLInputElement): void => {
  const chosen = new DataTransfer()
  chosen.items.add(new File(['irat'], sampleFile.name, { type: sampleFile.mimeType }))
  input.files = chosen.files
  fireEvent.change(input)
}

const answer = ({ type, ...event }: AnyEventObject): void => {
  const field = fieldFor(type === 'answer.left' ? 'answer.changed' : type)
  if (type === 'file.added') choose(field)
  else if (type === 'answer.left') fireEvent.blur(field)
  else if (field.type === 'radio')
    document.querySelector<HTMLElement>(`input[name=${field.name}][value=${event.userType}]`)?.click()
  else fireEvent.change(field, { target: { value: event.value } })
}

/**
 * Goes to an address as a customer does: by a link where there is one, otherwise by the browser's own means. A tile does
 * two things at once, and is counted by `followTile`.
 */
const goTo = ({ app }: Stage, address: string): void => {
  const link = linkTo(address)
  if (link === null || link.closest('.tile') !== null) app.send({ type: 'location.requested', address })
  else link.click()
}

/** Follows a tile for what it counts, without going where it leads. Tiles stand on two screens only. */
const followTile = ({ app }: Stage, event: AnyEventObject): void => {
  const tile = linkTo(`/${event.tile}/ugyek`)
  if (tile === null) {
    app.send({ type: 'tile.chosen', tile: event.tile, outbound: event.outbound })
    return
  }
  window.addEventListener('click', (click) => click.preventDefault(), { capture: true, once: true })
  tile.click()
}

/** What a parent tells the machine, as the customer makes it say so. Whether there was a way. */
const causeAbove = (stage: Stage, { type, ...event }: AnyEventObject): boolean => {
  const { place } = stage.app.getSnapshot().context
  switch (type) {
    case 'departure.requested':
      if (event.to.type === 'logout') sendersOf('logout.requested')[0]?.click()
      else goTo(stage, pathOf(event.to.place))
      return true
    case 'step.requested':
      if (place.name === 'case') goTo(stage, pathOf({ ...place, step: event.step }))
      return true
    case 'download.repeated':
      sendersOf('download.requested')[0]?.click()
      return true
    case 'email.repeated':
      sendersOf('email.requested')[0]?.click()
      return true
    case 'upload.retried':
      sendersOf('file.retried')[0]?.click()
      return true
    case 'upload.removed':
      sendersOf('file.removed')[0]?.click()
      return true
    default:
      return false
  }
}

/** The element of a press: for one answer among several, the one in its place. */
const senderOf = ({ type, field }: AnyEventObject, fields: readonly string[]): HTMLElement => {
  const senders = sendersOf(type)
  const sender = senders[type === 'answer.revised' ? fields.indexOf(field) : 0]
  if (sender === undefined) throw new Error(`Nothing on the page sends ${type}`)
  return sender
}

const causeOnScreen = (stage: Stage, event: AnyEventObject, fields: readonly string[]): void => {
  if (event.type === 'location.requested') goTo(stage, event.address)
  else if (event.type === 'tile.chosen') followTile(stage, event)
  else if (event.type in FIELDS || event.type === 'answer.left') answer(event)
  else press(senderOf(event, fields))
}

const cause = (stage: Stage, { event, source }: PathStep): void => {
  const actor = stage.actor()
  if (source === 'customer') causeOnScreen(stage, event, Object.keys(actor?.getSnapshot().context.answers ?? {}))
  else if (source !== 'parent' || !causeAbove(stage, event)) actor?.send(event)
}

/** Does a step of a path: the customer's on the screen, everything else from where it comes. */
export const perform = (stage: Stage, step: PathStep): Promise<void> =>
  act(async () => {
    if (step.ends === null) cause(stage, step)
    for (const settlement of step.ends?.script ?? []) await happen(stage.world, settlement)
    await settled()
  })

/** Does what starts the machine, where the customer starts it. */
export const begin = (stage: Stage): Promise<void> =>
  act(async () => {
    if (stage.opener !== null) causeOnScreen(stage, stage.opener, [])
    await settled()
  })
