import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { followMovedElements } from '../../src/app/movedElements'
import { FileActions } from '../../src/fields/FileActions'
import type { ShownFile } from '../../src/fields/fileShown'

beforeAll(followMovedElements)
afterEach(cleanup)

type Event = { readonly type: 'retried' | 'removed' }

const retry = { event: { type: 'retried' }, name: 'Újra: terv.pdf', label: 'Újra' } as const
const remove = { event: { type: 'removed' }, name: 'Törlés: terv.pdf', label: 'Törlés' } as const

type Offered = Pick<ShownFile<Event>, 'retry' | 'remove'>

const actions = (offered: Offered) => (
  <FileActions
    file={{ id: 'a', name: 'terv.pdf', size: '1 kB', status: 'failed', statusText: '', ...offered }}
    send={vi.fn()}
    onRetry={vi.fn()}
  />
)

const wrapButtons = (root: Element) => {
  for (const button of root.querySelectorAll('button')) {
    const wrapper = document.createElement('span')
    button.replaceWith(wrapper)
    wrapper.append(button)
  }
}

it.each<[string, Offered, Offered]>([
  ['a button is removed', { retry, remove }, { remove }],
  ['a button is inserted before another', { remove }, { retry, remove }],
  ['all buttons are removed', { retry, remove }, {}],
])(
  'after an extension has wrapped the buttons of a file, the page shows exactly the offered buttons if %s',
  (_, before, now) => {
    const { container, rerender } = render(actions(before))
    wrapButtons(container)
    rerender(actions(now))
    const labels = [...container.querySelectorAll('button')].map(({ textContent }) => textContent)
    expect(labels).toEqual(Object.values(now).map((action) => action?.label))
  },
)

it.each([
  ['removes', (parent: Element, moved: Element) => parent.removeChild(moved), ''],
  ['inserts before', (parent: Element, moved: Element) => parent.insertBefore(document.createElement('i'), moved), 'i'],
])(
  'if an extension has moved an element out of its parent, a call that %s it throws no error',
  (_, change, remaining) => {
    const parent = document.createElement('p')
    change(parent, document.createElement('b'))
    expect([...parent.children].map(({ localName }) => localName).join(' ')).toBe(remaining)
  },
)

it('removeChild throws for a text node that is not in the parent', () => {
  const parent = document.createElement('p')
  expect(() => parent.removeChild(document.createTextNode('régi'))).toThrow('removeChild')
})
