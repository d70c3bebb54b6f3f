import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { eletCases } from '../../machines/cases/life'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import { getBeneficiaries } from '../../src/api/lifeStatements'
import { openSignedIn } from '../machines/kit/portal'
import { answer, load, withClock } from '../machines/kit/story'
import { loadScreens, show } from './signedIn'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

const services = ['DEATH', 'MATURITY', 'ACCIDENT', 'SURGERY']
const beneficiaries = services.flatMap((serviceId) =>
  Array.from({ length: 10 }, (_, index) => ({
    ...{ serviceId, serviceName: serviceId, type: 'NAMED' as const, percentage: 10 },
    beneficiary: { name: `Minta ${index}`, birthDate: '1980-01-01' },
  })),
)

/** Opens a case with forty rows of beneficiaries and a field for an e-mail address. */
const openRows = async () => {
  const portal = await openSignedIn('/elet/ugyek/change-beneficiary', {
    ...{ contractNumber: '40000001', productLine: 'elet', openedBy: 'secondStep' },
  })
  show(portal)
  await act(() => load(portal.fake, 'loadModule', eletCases))
  await act(() => answer(portal.fake, eletCases.header, lifeHeaderExamples.withDebt))
  await act(() => load(portal.fake, 'loadModule', eletCases))
  await act(() => answer(portal.fake, getBeneficiaries, beneficiaries))
  return portal
}

const controls = () => [...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')]

/** Returns the current props of an element. React stores them on the element, and each render replaces the object. */
const drawnWith = (element: object): unknown =>
  Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1]

/** Returns the ids of the controls that a key press re-renders. */
const drawnBy = async (press: () => unknown) => {
  const before = new Map(controls().map((control) => [control, drawnWith(control)]))
  await act(async () => press())
  return controls().flatMap((control) => (before.get(control) === drawnWith(control) ? [] : [control.id]))
}

const press = (control: HTMLElement | undefined, value: string) => {
  if (control !== undefined) fireEvent.change(control, { target: { value } })
}

test('a key press in one of forty rows renders only its own control again', async () => {
  await openRows()
  const [name] = screen.getAllByRole('textbox', { name: 'Név' })
  expect(controls().length).toBeGreaterThan(160)
  expect(await drawnBy(() => press(name, 'Minta A'))).toEqual([name?.id])
})

test('a key press in the field of a share also renders the remaining percentage of its group again', async () => {
  await openRows()
  const [share] = screen.getAllByRole('textbox', { name: 'Részesedés (%)' })
  const statusTexts = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  const before = statusTexts()
  expect(await drawnBy(() => press(share, '5'))).toEqual([share?.id])
  expect(statusTexts().map((text, index) => text === before[index])).toEqual([false, true, true, true])
})

test('the button that distributes 100% evenly renders only the rows whose share changes', async () => {
  await openRows()
  const [share] = screen.getAllByRole('textbox', { name: 'Részesedés (%)' })
  await act(async () => press(share, '5'))
  const rows = [...document.querySelectorAll('[data-row]')]
  const before = rows.map(drawnWith)
  const [evenly] = screen.getAllByRole('button', { name: /^Egyenlően/ })
  await act(async () => evenly?.click())
  expect(rows.filter((row, index) => drawnWith(row) !== before[index])).toEqual([share?.closest('[data-row]')])
})

test('a key press in a field outside the rows renders no row', async () => {
  await openRows()
  const email = screen.getByRole('textbox', { name: /^E-mail/ })
  expect(await drawnBy(() => press(email, 'm'))).toEqual([email.id])
})

test('the first key press in a case also sends events to other machines, and later ones only to the case', async () => {
  const { app } = await openRows()
  const [name] = screen.getAllByRole('textbox', { name: 'Név' })
  const moved: string[] = []
  const { unsubscribe } = app.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event') moved.push(Object(inspected.actorRef).id)
  })
  await act(async () => press(name, 'Minta A'))
  // The first key press creates a draft. A logout has to ask about drafts, so the contract, the root and `watchUnsent`
  // also receive events.
  expect(moved).toEqual(['case', 'contract', app.id, 'watchUnsent', app.id])
  await act(async () => press(name, 'Minta An'))
  unsubscribe()
  expect(moved.slice(5)).toEqual(['case'])
})
