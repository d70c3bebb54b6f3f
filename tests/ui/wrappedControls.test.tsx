import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { FieldTexts } from '../../src/fields/Field'
import { LongTextField } from '../../src/fields/LongTextField'
import { PickerField } from '../../src/fields/PickerField'
import { RadioField } from '../../src/fields/RadioField'
import { SelectField } from '../../src/fields/SelectField'
import { TextField } from '../../src/fields/TextField'

afterEach(cleanup)

const options = [
  { value: 'a', label: 'Egyik' },
  { value: 'b', label: 'Másik' },
]

const typed = { value: '', onChange: vi.fn() }
const fields: Record<string, (texts: FieldTexts) => ReactElement> = {
  'a text': (texts) => <TextField {...texts} {...typed} />,
  'a long text': (texts) => <LongTextField {...texts} {...typed} />,
  'a date': (texts) => <PickerField {...texts} {...typed} type="date" />,
  'a list': (texts) => <SelectField {...texts} {...typed} options={options} placeholder="Válasszon" />,
  'radio buttons': (texts) => <RadioField {...texts} {...typed} options={options} />,
}
const wrapControls = (root: Element) => {
  for (const control of root.querySelectorAll('.input, .options')) {
    const wrapper = document.createElement('div')
    control.replaceWith(wrapper)
    wrapper.append(control)
  }
}

it.each(Object.entries(fields))(
  'hint, warning and error are above a control that an extension has wrapped: %s',
  (_, field) => {
    const texts = { name: 'one', label: 'Mező' }
    const { container, rerender } = render(field(texts))
    wrapControls(container)
    rerender(field({ ...texts, warning: 'Biztos?' }))
    rerender(field({ ...texts, warning: 'Biztos?', hint: 'Súgó' }))
    rerender(field({ ...texts, error: 'Hiba', hint: 'Súgó' }))
    const [frame] = container.children
    const childTexts = [...(frame?.children ?? [])].map(({ textContent }) => textContent)
    expect(childTexts.slice(0, 3)).toEqual(['Mező', 'Súgó', 'Hiba'])
    expect(frame?.lastElementChild?.querySelector('.input, .options')).not.toBeNull()
    rerender(field(texts))
    expect(screen.queryByText('Hiba')).toBeNull()
  },
)
