import { cleanup, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Steps } from '../../src/ui/layout/Steps'

beforeAll(() => page.viewport(1280, 900))
afterEach(cleanup)
afterAll(() => page.viewport(360, 740))

const names = ['Káresemény', 'Helyszín', 'Károk', 'Körülmények', 'Elérhetőség', 'Kifizetés', 'Iratok', 'Ellenőrzés']

/** Shows a case with this number of steps in a column of a form's width. */
const show = (count: number) =>
  render(
    <div style={{ inlineSize: '38rem' }}>
      <Steps
        label="Az ügy lépései"
        steps={names.slice(0, count)}
        current={1}
        done="kész"
        position={`2/${count}. lépés`}
      />
    </div>,
  )
const isSeen = (text: RegExp) => (screen.getByText(text).closest('li > span')?.getBoundingClientRect().width ?? 0) > 2

test('all steps of a case are named if they fit', () => {
  show(6)
  expect(names.slice(0, 6).every((name) => isSeen(new RegExp(name)))).toBe(true)
})

test('only the current step of a case is named if the names do not fit', () => {
  const { container } = show(8)
  expect(isSeen(/Helyszín/)).toBe(true)
  expect(isSeen(/Káresemény/)).toBe(false)
  const column = container.firstElementChild
  expect(column?.scrollWidth).toBeLessThanOrEqual(column?.clientWidth ?? 0)
})
