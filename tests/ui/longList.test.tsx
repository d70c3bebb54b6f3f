import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { LongList } from '../../src/ui/values/LongList'

afterEach(cleanup)

const list = (count: number) => (
  <LongList
    label="Számlák"
    items={Array.from({ length: count }, (_, index) => `${index + 1}. számla`)}
    idOf={String}
    estimate={60}
  >
    {(item) => (
      <button type="button" className="action">
        {item}
      </button>
    )}
  </LongList>
)

const rows = () => screen.getAllByRole('listitem')
const numberOf = (row: Element | null | undefined) => Number.parseInt(row?.textContent ?? '', 10)

describe('LongList', () => {
  it('renders all rows of a list of a hundred', () => {
    render(list(100))
    expect(rows()).toHaveLength(100)
    expect(rows()[0]?.hasAttribute('aria-setsize')).toBe(false)
  })

  it('renders only the rows near the visible area if there are ten thousand, and gives each its aria-posinset', async () => {
    render(list(10_000))
    await waitFor(() => expect(rows().length).toBeGreaterThan(4))
    expect(rows().length).toBeLessThan(60)
    expect(rows().map((row) => row.getAttribute('aria-posinset'))).toEqual(rows().map((row) => `${numberOf(row)}`))
    expect(new Set(rows().map((row) => row.getAttribute('aria-setsize')))).toEqual(new Set(['10000']))
  })

  it('shows the last rows after a scroll to the end', async () => {
    render(list(10_000))
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(numberOf(rows().at(-1))).toBe(10_000))
    const last = rows().at(-1)?.getBoundingClientRect()
    expect(last?.top).toBeGreaterThan(0)
    expect(last?.bottom).toBeLessThanOrEqual(window.innerHeight + 1)
  })

  it('keeps the row with the focus and its neighbours when they are scrolled out of view', async () => {
    render(list(10_000))
    const second = await screen.findByRole('button', { name: '2. számla' })
    second.focus()
    window.scrollTo(0, 200_000)
    await waitFor(() => expect(numberOf(rows().at(-1))).toBeGreaterThan(1000))
    expect(document.activeElement).toBe(second)
    expect(rows().slice(0, 3).map(numberOf)).toEqual([1, 2, 3])
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('3. számla')
  })

  it('prints all rows and keeps the focus', async () => {
    render(list(150))
    const second = await screen.findByRole('button', { name: '2. számla' })
    second.focus()
    window.dispatchEvent(new Event('beforeprint'))
    expect(rows()).toHaveLength(150)
    expect(rows().every((row) => getComputedStyle(row).position === 'static')).toBe(true)
    window.dispatchEvent(new Event('afterprint'))
    expect(rows().length).toBeLessThan(60)
    expect(document.activeElement).toBe(second)
  })

  it('moves the focus with Tab beyond the rows that were rendered at first', async () => {
    render(list(10_000))
    const first = await screen.findByRole('button', { name: '1. számla' })
    first.focus()
    for (let step = 0; step < 40; step++) await userEvent.tab()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('41. számla'))
  })
})
