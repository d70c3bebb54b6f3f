import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ComboboxField } from '../../src/fields/ComboboxField'

afterEach(cleanup)

const streets = ['Tisza Lajos körút', 'Tisza utca', 'Tiszai út'].map((label) => ({ key: label, label }))

const submit = vi.fn()
const choose = vi.fn()
const enter = vi.fn()
const leave = vi.fn()
beforeEach(() => vi.clearAllMocks())

interface Shown {
  readonly options?: typeof streets
  readonly note?: string
}

/** A combobox for a street. Its state is in this component. In the portal, a machine has that state. */
function Street({ options = streets, note }: Shown) {
  const [value, setValue] = useState('')
  const [list, setList] = useState<{ isOpen: boolean; highlighted: string | null }>({
    isOpen: false,
    highlighted: null,
  })
  const closed = { isOpen: false, highlighted: null }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ComboboxField
        name="street"
        label="Utca"
        hint="Írja be, vagy válasszon."
        value={value}
        onChange={(typed) => {
          setValue(typed)
          setList({ isOpen: true, highlighted: null })
        }}
        onEnter={enter}
        onLeave={leave}
        options={value === '' ? [] : options}
        {...list}
        onHighlight={(highlighted) => setList({ isOpen: true, highlighted })}
        onClose={() => setList(closed)}
        onChoose={(key) => {
          choose(key)
          setValue(key)
          setList(closed)
        }}
        status={value === '' ? undefined : `${options.length} javaslat`}
        note={note}
      />
      <input aria-label="Házszám" />
      <button type="submit">Tovább</button>
    </form>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Utca' })
const list = () => screen.queryByRole('listbox', { name: 'Utca' })
const optionOf = (name: string) => screen.getByRole('option', { name })
/** Returns the option that a screen reader reports as current. */
const current = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

const typing = async (props: Shown = {}) => {
  render(<Street {...props} />)
  await userEvent.type(input(), 'tisza')
}

describe('a combobox with a screen reader', () => {
  it('has a name, a description, an expanded state and a reference to its list', async () => {
    render(<Street />)
    expect(input().getAttribute('aria-expanded')).toBe('false')
    expect(input().getAttribute('aria-autocomplete')).toBe('list')
    expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Írja be, vagy válasszon.',
    )
    await userEvent.type(input(), 't')
    expect(input().getAttribute('aria-expanded')).toBe('true')
    expect(list()?.id).toBe(input().getAttribute('aria-controls'))
  })

  it('announces the number of options first, and then the highlighted one', async () => {
    await typing()
    expect(screen.getByRole('status').textContent).toBe('3 javaslat')
    expect(current()).toBeNull()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(current()).toBe('Tisza utca')
    expect(screen.getAllByRole('option', { selected: true })).toEqual([optionOf('Tisza utca')])
  })

  it.each(['closed', 'open', 'highlighted', 'failed'])('has no axe violation in the state “%s”', async (state) => {
    if (state === 'closed') render(<Street />)
    else await typing(state === 'failed' ? { options: [], note: 'Most nincs javaslat.' } : {})
    if (state === 'highlighted') await userEvent.keyboard('{ArrowDown}')
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

describe('a combobox with the keyboard', () => {
  it('moves through the options and back to the typed text with the arrow keys', async () => {
    await typing()
    const currentOptions: (string | null)[] = []
    for (const key of ['Down', 'Down', 'Down', 'Down', 'Down', 'Up', 'Up']) {
      await userEvent.keyboard(`{Arrow${key}}`)
      currentOptions.push(current())
    }
    const [first, second, third] = streets.map(({ label }) => label)
    expect(currentOptions).toEqual([first, second, third, null, first, null, third])
    expect(document.activeElement).toBe(input())
  })

  it('chooses the highlighted option with Enter without submitting the form', async () => {
    await typing()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(choose).toHaveBeenCalledExactlyOnceWith('Tisza Lajos körút')
    expect(submit).not.toHaveBeenCalled()
    expect(list()).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(submit).toHaveBeenCalledOnce()
  })

  it('chooses the highlighted option with Tab and moves to the next field', async () => {
    await typing()
    await userEvent.keyboard('{ArrowUp}{Tab}')
    expect(choose).toHaveBeenCalledExactlyOnceWith('Tiszai út')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Házszám' }))
  })

  it('chooses nothing with Tab if no option is highlighted', async () => {
    await typing()
    await userEvent.keyboard('{Tab}')
    expect(choose).not.toHaveBeenCalled()
    expect(input().value).toBe('tisza')
    expect(list()).toBeNull()
    expect(leave).toHaveBeenCalledOnce()
  })

  it('closes with Escape, keeps the typed text and reopens with an arrow or a letter', async () => {
    await typing()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(list()).toBeNull()
    expect(input().value).toBe('tisza')
    await userEvent.keyboard('{ArrowDown}')
    expect(current()).toBe('Tisza Lajos körút')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(list()).toBeNull()
    await userEvent.keyboard('i')
    expect(list()).not.toBeNull()
  })

  it('stays closed after Escape even if options arrive later', async () => {
    const { rerender } = render(<Street options={[]} />)
    await userEvent.type(input(), 'tisza{Escape}')
    rerender(<Street />)
    expect(list()).toBeNull()
    await userEvent.keyboard('i')
    expect(list()).not.toBeNull()
  })

  it.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])(
    'returns from the highlighted option to the typed text with %s',
    async (key) => {
      await typing()
      await userEvent.keyboard(`{ArrowDown}{${key}}`)
      expect(current()).toBeNull()
      await userEvent.keyboard('x')
      expect(input().value).toHaveLength(6)
    },
  )

  it('ignores keys while a letter is being composed', async () => {
    await typing()
    await userEvent.keyboard('{ArrowDown}')
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
    expect(choose).not.toHaveBeenCalled()
  })
})

describe('a combobox with touch or a mouse', () => {
  it('chooses the pressed option and keeps the focus in the field', async () => {
    await typing()
    await userEvent.click(optionOf('Tisza utca'))
    expect(choose).toHaveBeenCalledExactlyOnceWith('Tisza utca')
    expect(leave).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(input())
  })

  it('opens below the field, with options 44 px high, and moves nothing on the page', async () => {
    render(<Street />)
    const below = screen.getByRole('textbox', { name: 'Házszám' })
    const before = below.getBoundingClientRect().top
    await userEvent.type(input(), 't')
    expect(below.getBoundingClientRect().top).toBe(before)
    expect(list()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(input().getBoundingClientRect().bottom)
    for (const option of screen.getAllByRole('option')) {
      expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  })

  it('scrolls its list to the highlighted option', async () => {
    const options = Array.from({ length: 40 }, (_, index) => ({ key: String(index), label: `${index}. utca` }))
    await typing({ options })
    await userEvent.keyboard('{ArrowUp}')
    const [listRect, optionRect] = [list(), optionOf('39. utca')].map((element) => element?.getBoundingClientRect())
    expect(listRect && optionRect && optionRect.bottom <= listRect.bottom && optionRect.top >= listRect.top).toBe(true)
  })

  it('calls onEnter one time when it gets the focus', async () => {
    await typing()
    expect(enter).toHaveBeenCalledOnce()
  })

  it('closes when another field is clicked', async () => {
    await typing()
    await userEvent.click(screen.getByRole('textbox', { name: 'Házszám' }))
    expect(list()).toBeNull()
  })
})

describe('a combobox without options', () => {
  it('accepts any text, and shows its note until it loses the focus', async () => {
    await typing({ options: [], note: 'Most nincs javaslat.' })
    expect(screen.getByRole('status').textContent).toBe('Most nincs javaslat.')
    expect(input().value).toBe('tisza')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(submit).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('textbox', { name: 'Házszám' }))
    expect(screen.getByRole('status').textContent).not.toContain('Most nincs')
  })
})
