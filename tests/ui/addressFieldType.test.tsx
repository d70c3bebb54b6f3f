import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { TYPING_PAUSE } from '../../machines/address/suggestions.setup'
import { buildCaseMachine } from '../../machines/case/machine/case.machine'
import { permanentAddress } from '../../machines/cases/address/permanentAddress.case'
import { getCountries, suggestZipCodes } from '../../src/api/address'
import { getAddress } from '../../src/api/clientData'
import { AppActorContext } from '../../src/hooks/actor'
import { Case } from '../../src/screens/case/Case'
import { START_TIME } from '../../tools/exploration/kit/cases'
import { fakeServices } from '../../tools/exploration/kit/fakeServices'
import { abaujalpar, abaujker, mako } from '../machines/kit/addressStory'
import { answer, begin, page } from '../machines/kit/story'
import { loadScreens } from '../screens/signedIn'
import { openStarted } from '../screens/support/stage'

beforeAll(loadScreens)
beforeEach(() => {
  vi.useFakeTimers({ now: START_TIME, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const home = { zipCode: '6722', city: 'Szeged', streetAddress: 'Mintafa utca', buildingNo: '14.', countryCode: 'HU' }
const countries = [
  { code: 'AT', name: 'Ausztria' },
  { code: 'HU', name: 'Magyarország' },
  ...['CZ', 'DE', 'HR', 'SK', 'SI'].map((code) => ({ code, name: code })),
]

const input = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name })
const zipCode = () => input('Irányítószám')
const city = () => input('Település')
const type = (control: HTMLElement, value: string) =>
  act(async () => {
    control.focus()
    fireEvent.change(control, { target: { value } })
  })
const goTo = (control: HTMLElement) => act(async () => control.focus())
const options = () => screen.queryAllByRole('option').filter((option) => option.closest('[role=listbox]') !== null)
const announcements = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent ?? '')
    .filter(Boolean)
const hintOf = (name: string) => document.getElementById(`hint-${name}`)?.textContent

/**
 * Opens the form of the address case, which shows the current address. Returns functions that act for the insurer and
 * the clock.
 */
const open = async () => {
  const { fake, parent } = page()
  const address = '/kgfb/ugyek/address/permanent'
  const options = { contractNumber: '10000001', address, today: '2026-11-21', draftId: 'd', saved: null }
  const actor = await begin(createActor(buildCaseMachine(permanentAddress), { input: options, parent }), fake)
  const route = { name: 'case', productLine: 'kgfb', key: 'address', variant: 'permanent', step: '' } as const
  const { app } = await openStarted('/kezdolap', fakeServices())
  render(
    <AppActorContext value={app}>
      <Case actor={actor} route={route} menu={[]} />
    </AppActorContext>,
  )
  await act(async () => {
    await answer(fake, getCountries, countries)
    await answer(fake, getAddress, { permanentAddress: home, mailingAddress: null })
  })
  return {
    /** Answers the request for suggestions: these cities have the typed postal code. */
    name: (...cities: readonly (typeof mako)[]) => act(() => answer(fake, suggestZipCodes, [...cities])),
    pass: () => act(() => vi.advanceTimersByTimeAsync(TYPING_PAUSE)),
  }
}

describe('leaving the postal code field before its cities have loaded', () => {
  test('opens the list of cities if there are several, and announces how to choose one', async () => {
    const { name, pass } = await open()
    await type(zipCode(), '3882')
    await goTo(city())
    await pass()
    expect(announcements()).toEqual([])
    await name(abaujalpar, abaujker)
    expect(options().map(({ textContent }) => textContent)).toEqual(['Abaújalpár', 'Abaújkér'])
    expect(city().getAttribute('aria-expanded')).toBe('true')
    expect(announcements()).toEqual([
      expect.stringMatching(/^Ehhez az irányítószámhoz 2 település tartozik\. A fel és a le/),
    ])
    await act(async () => {
      fireEvent.keyDown(city(), { key: 'ArrowDown' })
    })
    await act(async () => {
      fireEvent.keyDown(city(), { key: 'Enter' })
    })
    expect(city().value).toBe('Abaújalpár')
    expect(announcements()).toEqual(['Kitöltöttük a települést: Abaújalpár.'])
  })

  test('warns if the focus has passed the city field, and opens the list when the focus returns', async () => {
    const { name, pass } = await open()
    await type(zipCode(), '3882')
    await pass()
    await goTo(screen.getByRole('textbox', { name: /^Házszám/ }))
    await name(abaujalpar, abaujker)
    expect(options()).toEqual([])
    expect(announcements()).toEqual([expect.stringContaining('a település: Abaújalpár vagy Abaújkér.')])
    expect(city().getAttribute('aria-describedby')).toBe('warning-city')
    await goTo(city())
    expect(options()).toHaveLength(2)
    expect(city().getAttribute('aria-describedby')).toBeNull()
  })

  test('fills in the city if there is only one, and announces it', async () => {
    const { name, pass } = await open()
    await type(zipCode(), '6900')
    await goTo(city())
    await pass()
    await name(mako)
    expect(city().value).toBe('Makó')
    expect(announcements()).toEqual(['Kitöltöttük a települést: Makó.'])
    expect(options()).toEqual([])
  })
})

test('only for Hungary, the hints of an address mention suggestions, and the postal code is required', async () => {
  await open()
  expect(hintOf('zipCode')).toContain('felajánljuk')
  expect(hintOf('streetAddress')).toContain('javaslatokat')
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ország' })
  await act(async () => {
    fireEvent.change(select, { target: { value: 'AT' } })
  })
  expect([hintOf('zipCode'), hintOf('streetAddress')]).toEqual([
    'Úgy írja be, ahogyan abban az országban szokás.',
    'Úgy írja be, ahogyan abban az országban szokás.',
  ])
  expect(input('Irányítószám (nem kötelező)').inputMode).toBe('text')
  await act(async () => {
    fireEvent.change(select, { target: { value: 'HU' } })
  })
  expect(zipCode().inputMode).toBe('numeric')
})
