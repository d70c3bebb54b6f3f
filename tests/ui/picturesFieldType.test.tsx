import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadedChoice } from '../../machines/case/definition/fields/choice'
import { withPictures } from '../../machines/case/definition/fields/withPictures'
import { FieldOfType } from '../../src/fields/types/FieldOfType'
import type { OptionTexts } from '../../src/fields/types/fieldType'
import { loadScreens } from '../screens/signedIn'
import { checkAccessible, forgetScheme } from '../screens/support/accessible'

beforeAll(loadScreens)
afterEach(cleanup)
afterAll(forgetScheme)

const send = vi.fn()
const submit = vi.fn((event: Event) => event.preventDefault())
beforeEach(() => {
  send.mockClear()
  submit.mockClear()
})

const events: readonly OptionTexts[] = [
  { value: '6', label: 'Csőtörés', word: 'pipe', plain: 'Kifolyt mosógép', words: 'beáz', hint: 'Zárja el a vizet.' },
  { value: '5', label: 'Jégverés', word: 'hail', plain: 'Jég a tetőn' },
  { value: '4', label: 'Felhőszakadás', word: 'cloudburst', words: 'beáz eső' },
  { value: '3', label: 'Vihar', word: 'storm' },
  { value: '1', label: 'Tűz', word: 'fire' },
  { value: '11', label: 'Földrengés' },
]

const show = (answer = '', options = events) =>
  render(
    <main>
      <h1>Kár</h1>
      <form onSubmit={({ nativeEvent }) => submit(nativeEvent)}>
        <FieldOfType
          name="a"
          label="A kár oka"
          field={withPictures(loadedChoice())}
          answer={answer}
          options={options}
          today="2026-11-21"
          suggestions={undefined}
          downloads={{}}
          send={send}
        />
        <button type="submit">Tovább</button>
      </form>
    </main>,
  )

const search = () => screen.getByRole('searchbox', { name: 'Keresés a lehetőségek között' })
const type = (value: string) => act(async () => fireEvent.change(search(), { target: { value } }))
const offered = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
const radio = (name: string) => screen.getByRole('radio', { name })

test('every option has a picture, even an option that the portal does not know', () => {
  show()
  expect(offered()).toEqual(['6', '5', '4', '3', '1', '11'])
  expect(document.querySelectorAll('.option svg[aria-hidden=true]')).toHaveLength(6)
  expect(radio('Csőtörés')).toHaveAccessibleDescription('Kifolyt mosógép')
  expect(radio('Földrengés')).toHaveAccessibleDescription('')
})

test('a search by an everyday word finds the matching options', async () => {
  show()
  await type('beázás')
  expect(offered()).toEqual(['6', '4'])
  expect(screen.getByText('2 ide illő lehetőség')).toHaveAttribute('role', 'status')
  await type('')
  expect(offered()).toHaveLength(6)
})

test('a search without results says so, and all options stay visible', async () => {
  show()
  await type('xyz')
  expect(offered()).toHaveLength(6)
  expect(screen.getByText(/nincs találat/)).toBeTruthy()
})

test('the chosen option stays visible during a search and shows its hint', async () => {
  show('6')
  await type('jég')
  expect(offered()).toEqual(['6', '5'])
  expect(radio('Csőtörés')).toHaveAccessibleDescription('Kifolyt mosógép Zárja el a vizet.')
  expect(screen.getByText('Zárja el a vizet.')).toHaveAttribute('role', 'status')
})

test('Enter in the search does not submit the form, and the customer can choose an option by keyboard', async () => {
  show()
  search().focus()
  await userEvent.keyboard('jeg{Enter}')
  expect(submit).not.toHaveBeenCalled()
  expect(offered()).toEqual(['5'])
  // The first Tab reaches the button that clears the search, the second the option. The space chooses the option.
  await userEvent.keyboard('{Tab}{Tab} ')
  expect(send).toHaveBeenCalledWith({ type: 'answer.changed', field: 'a', value: '5' })
})

test('a choice of five options has no search', () => {
  show('', events.slice(0, 5))
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('a chosen option with a picture is accessible, and fits a phone 320 px wide', async () => {
  await page.viewport(320, 800)
  show('6')
  await checkAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
