import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FileEvent } from '../../machines/upload/file'
import { CodeField } from '../../src/fields/CodeField'
import { FileField } from '../../src/fields/FileField'
import type { ShownFile } from '../../src/fields/fileShown'
import { LongTextField } from '../../src/fields/LongTextField'
import { RadioField } from '../../src/fields/RadioField'
import { TextField } from '../../src/fields/TextField'

afterEach(cleanup)

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('LongTextField', () => {
  const field = (value: string) => <LongTextField name="note" label="Megjegyzés" value={value} onChange={vi.fn()} />

  it('grows with its text even in a browser without field-sizing', () => {
    vi.spyOn(CSS, 'supports').mockReturnValue(false)
    const { rerender } = render(field(''))
    const productLine = screen.getByRole('textbox', { name: 'Megjegyzés' })
    productLine.style.setProperty('field-sizing', 'fixed')
    const { offsetHeight: empty } = productLine
    rerender(field('egy sor\n'.repeat(8)))
    expect(productLine.offsetHeight).toBeGreaterThan(empty)
    expect(productLine.scrollHeight).toBe(productLine.clientHeight)
    rerender(field(''))
    expect(productLine.offsetHeight).toBe(empty)
    vi.restoreAllMocks()
  })
})

describe('TextField', () => {
  const field = (attempt: number) => (
    <TextField
      name="plate"
      label="Rendszám"
      hint="Például AA BC-123"
      error="Adja meg a rendszámot."
      value=""
      onChange={vi.fn()}
      focusOn={attempt}
    />
  )

  it('is named by its label and described by its hint and its error', () => {
    render(field(0))
    const input = screen.getByRole('textbox', { name: 'Rendszám' })
    expect(input.id).toBe('field-plate')
    expect(descriptionOf(input)).toBe('Például AA BC-123 Adja meg a rendszámot.')
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('takes the focus each time the number of failed attempts grows, and at no other time', () => {
    const { rerender } = render(field(0))
    const input = screen.getByRole('textbox')
    expect(document.activeElement).not.toBe(input)
    rerender(field(1))
    expect(document.activeElement).toBe(input)
    input.blur()
    rerender(field(1))
    expect(document.activeElement).not.toBe(input)
  })
})

describe('CodeField', () => {
  it('keeps the first six digits of a pasted text', async () => {
    const change = vi.fn()
    render(<CodeField name="code" label="SMS-kód" value="" onChange={change} />)
    await userEvent.click(screen.getByRole('textbox', { name: 'SMS-kód' }))
    await userEvent.paste('123 456 7')
    expect(change).toHaveBeenCalledExactlyOnceWith('123456')
  })

  it('finds the code in a pasted message, even if the message begins with a date', async () => {
    const change = vi.fn()
    render(<CodeField name="code" label="SMS-kód" value="" onChange={change} />)
    await userEvent.click(screen.getByRole('textbox', { name: 'SMS-kód' }))
    await userEvent.paste('2026.11.28. Belépési kód: 123456')
    expect(change).toHaveBeenCalledExactlyOnceWith('123456')
  })
})

describe('RadioField', () => {
  it('names each option by its label alone, and describes the group by its error', () => {
    render(
      <RadioField
        name="who"
        label="Ki jelentkezik be?"
        error="Válasszon!"
        value={undefined}
        onChange={vi.fn()}
        options={[
          { value: 'a', label: 'Magánszemély', hint: 'Ön a szerződő' },
          { value: 'b', label: 'Cég vagy más szervezet' },
        ]}
      />,
    )
    expect(screen.getByRole('radio', { name: 'Magánszemély' }).id).toBe('field-who')
    expect(descriptionOf(screen.getByRole('group', { name: 'Ki jelentkezik be?' }))).toBe('Válasszon!')
  })
})

describe('FileField', () => {
  const files: readonly ShownFile<FileEvent>[] = [
    {
      id: '1',
      name: 'x.pdf',
      size: '0,3 MB',
      status: 'failed',
      statusText: 'Megszakadt a kapcsolat.',
      retry: { label: 'Újra', name: 'Újra: x.pdf', event: { type: 'file.retried', id: '1' } },
      remove: { label: 'Eltávolítás', name: 'Eltávolítás: x.pdf', event: { type: 'file.removed', id: '1' } },
    },
    { id: '2', name: 'y.jpg', size: '1 MB', status: 'sending', statusText: 'Feltöltés: 40%', progress: 0.4 },
    { id: '3', name: 'z.pdf', size: '2 MB', status: 'uploaded', statusText: 'Feltöltve' },
  ]

  const field = (
    onAdd: (files: readonly File[]) => void,
    send: (event: FileEvent) => void,
    ids: readonly string[] = ['1', '2'],
  ) => (
    <FileField
      name="book"
      label="Forgalmi engedély"
      addName="Fájl hozzáadása: Forgalmi engedély"
      addLabel="Fájl hozzáadása"
      camera={{ label: 'Fénykép készítése', name: 'Fénykép készítése: Forgalmi engedély' }}
      dropHint="vagy húzza ide"
      room="Még 8 fájl fér ide."
      accept="image/*"
      onAdd={onAdd}
      send={send}
      files={files.filter(({ id }) => ids.includes(id))}
    />
  )

  it('names its input by its label, and each button by the file that it acts on', async () => {
    const send = vi.fn()
    render(field(vi.fn(), send))
    expect(screen.getByLabelText('Fájl hozzáadása: Forgalmi engedély')).toHaveProperty('type', 'file')
    await userEvent.click(screen.getByRole('button', { name: 'Újra: x.pdf' }))
    await userEvent.click(screen.getByRole('button', { name: 'Eltávolítás: x.pdf' }))
    expect(send.mock.calls.flat().map((event) => event.type)).toEqual(['file.retried', 'file.removed'])
    expect(screen.getByRole('alert').textContent).toBe('Megszakadt a kapcsolat.')
    expect(screen.getByRole('progressbar', { name: 'y.jpg' })).toHaveProperty('value', 0.4)
  })

  it('describes its input by the number of files that still fit, if it already has a file', () => {
    const { rerender } = render(field(vi.fn(), vi.fn(), []))
    const add = () => screen.getByLabelText('Fájl hozzáadása: Forgalmi engedély')
    expect(screen.queryByText('Még 8 fájl fér ide.')).toBeNull()
    expect(descriptionOf(add())).not.toContain('fér ide')
    rerender(field(vi.fn(), vi.fn()))
    expect(descriptionOf(add())).toContain('Még 8 fájl fér ide.')
  })

  it.each([
    ['the file that took its place', '1', ['2', '3'], 'y.jpg'],
    ['the new last file if the last one is removed', '3', ['1', '2'], 'y.jpg'],
    ['the file after it if several are removed', '1', ['3'], 'z.pdf'],
  ])('gives the focus of a removed file to %s', async (_, removed, remaining, focused) => {
    const { rerender, container } = render(field(vi.fn(), vi.fn(), ['1', '2', '3']))
    const row = container.querySelectorAll<HTMLElement>('.file-name')[Number(removed) - 1]
    row?.focus()
    rerender(field(vi.fn(), vi.fn(), remaining))
    expect(document.activeElement?.textContent).toBe(focused)
  })

  it('takes the focus if the file with the focus is removed and no file is left', async () => {
    const send = vi.fn()
    const { rerender } = render(field(vi.fn(), send, ['1']))
    await userEvent.click(screen.getByRole('button', { name: 'Eltávolítás: x.pdf' }))
    rerender(field(vi.fn(), send, []))
    expect(document.activeElement).toBe(screen.getByLabelText('Fájl hozzáadása: Forgalmi engedély'))
    rerender(field(vi.fn(), send, ['2']))
    screen.getByLabelText('Fájl hozzáadása: Forgalmi engedély').blur()
    rerender(field(vi.fn(), send, []))
    expect(document.activeElement).toBe(document.body)
  })

  it('moves the focus to a file when the customer retries its upload', async () => {
    render(field(vi.fn(), vi.fn()))
    await userEvent.click(screen.getByRole('button', { name: 'Újra: x.pdf' }))
    expect(document.activeElement?.textContent).toBe('x.pdf')
  })

  it('adds the chosen files, including a file chosen twice', async () => {
    const add = vi.fn()
    render(field(add, vi.fn()))
    const input = screen.getByLabelText('Fájl hozzáadása: Forgalmi engedély')
    const file = new File(['x'], 'x.jpg', { type: 'image/jpeg' })
    await userEvent.upload(input, file)
    await userEvent.upload(input, file)
    expect(add.mock.calls.map(([files]) => files.map(({ name }: File) => name))).toEqual([['x.jpg'], ['x.jpg']])
  })

  it('takes a photo with the camera at the back of the device, and adds it like a file', async () => {
    const add = vi.fn()
    render(field(add, vi.fn()))
    const camera = screen.getByLabelText('Fénykép készítése: Forgalmi engedély')
    expect(camera.getAttribute('capture')).toBe('environment')
    await userEvent.upload(camera, new File(['x'], 'image.jpg', { type: 'image/jpeg' }))
    expect(add.mock.calls.map(([files]) => files.map(({ name }: File) => name))).toEqual([['image.jpg']])
  })
})
