import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { LongTextField } from '../../src/fields/LongTextField'
import { OptionsField } from '../../src/fields/OptionsField'
import { RadioField } from '../../src/fields/RadioField'
import { SelectField } from '../../src/fields/SelectField'
import { TextField } from '../../src/fields/TextField'
import { Form, Submit } from '../../src/ui/controls/Form'

afterEach(cleanup)

const options = [
  { value: 'a', label: 'Egyik' },
  { value: 'b', label: 'Másik' },
]

describe('a value that a form filler has entered without an event', () => {
  /** Renders a form with fields of several types. `heard` lists each change, blur and submission, in order. */
  const open = () => {
    const heard: string[] = []
    function Filled() {
      const [answers, setAnswers] = useState<Record<string, string>>({})
      const fieldProps = (name: string) => ({
        name,
        label: name,
        value: answers[name] ?? '',
        onChange: (value: string) => {
          heard.push(`${name}: ${value}`)
          setAnswers((before) => ({ ...before, [name]: value }))
        },
        onLeave: () => {
          heard.push(`${name} left`)
          setAnswers((before) => ({ ...before }))
        },
      })
      const consent = fieldProps('consent')
      return (
        <Form send={({ type }) => heard.push(type)} event={{ type: 'sent' }}>
          <TextField {...fieldProps('text')} />
          <LongTextField {...fieldProps('long')} />
          <SelectField {...fieldProps('list')} options={options} placeholder="Válasszon" />
          <RadioField {...fieldProps('radio')} options={options} />
          <OptionsField
            {...consent}
            type="checkbox"
            options={[{ value: 'yes', label: 'Igen' }]}
            isChosen={(value) => value === consent.value}
            onChange={(value) => consent.onChange(value === consent.value ? '' : value)}
          />
          <TextField {...fieldProps('other')} />
          <RadioField {...fieldProps('next')} options={options} />
          <button type="button" onClick={() => setAnswers((before) => ({ ...before, more: '1' }))}>
            Még egy
          </button>
          <Submit>Tovább</Submit>
        </Form>
      )
    }
    const { container } = render(<Filled />)
    const find = <T extends Element>(selector: string): T => {
      const found = container.querySelector<T>(selector)
      if (found === null) throw new Error(`nothing is ${selector}`)
      return found
    }
    return {
      heard,
      find,
      fillAll: () => {
        find<HTMLInputElement>('[name=text]').value = 'Kovács'
        find<HTMLTextAreaElement>('[name=long]').value = 'sorok'
        find<HTMLSelectElement>('[name=list]').value = 'b'
        find<HTMLInputElement>('[name=radio][value=b]').checked = true
        find<HTMLInputElement>('[name=consent]').checked = true
      },
    }
  }
  const all = ['text: Kovács', 'long: sorok', 'list: b', 'radio: b', 'consent: yes']

  const expectShown = (find: ReturnType<typeof open>['find']) => {
    expect(find('[name=text]')).toHaveValue('Kovács')
    expect(find('[name=long]')).toHaveValue('sorok')
    expect(find('[name=list]')).toHaveValue('b')
    expect(find('[name=radio][value=b]')).toBeChecked()
    expect(find('[name=consent]')).toBeChecked()
  }

  it.each(['text', 'long', 'list'])(
    'is read before its field reports that the customer has left it (field %s)',
    async (name) => {
      const { heard, find, fillAll } = open()
      fillAll()
      find<HTMLElement>(`[name=${name}]`).focus()
      await userEvent.tab()
      expect(heard.slice(0, 6)).toEqual([...all, `${name} left`])
      expectShown(find)
    },
  )

  it('is read before the customer types into another field, which keeps its text and caret', async () => {
    const { heard, find, fillAll } = open()
    const other = find<HTMLInputElement>('[name=other]')
    await userEvent.type(other, 'ac')
    heard.splice(0)
    fillAll()
    await userEvent.type(other, 'b', { initialSelectionStart: 1 })
    expect(heard).toEqual([...all, 'other: abc'])
    expectShown(find)
    expect([other.value, other.selectionStart]).toEqual(['abc', 2])
  })

  it.each([
    ['a radio button', '[name=next][value=a]', 'next: a'],
    ['another radio button of the filled group', '[name=radio][value=a]', 'radio: a'],
  ])('is read before %s is chosen, and the choice is kept', async (_, selector, answer) => {
    const { heard, find, fillAll } = open()
    fillAll()
    find<HTMLInputElement>(selector).click()
    await expect.poll(() => heard.at(-1)).toBe(answer)
    expect(heard.filter((one) => one.startsWith('text'))).toEqual(['text: Kovács'])
    expect(find(selector)).toBeChecked()
    expect(find('[name=text]')).toHaveValue('Kovács')
    expect(find('[name=consent]')).toBeChecked()
  })

  it('is read before the customer chooses from a list, and the choice is kept', async () => {
    const { heard, find, fillAll } = open()
    fillAll()
    await userEvent.selectOptions(find('[name=list]'), 'a')
    expect(heard).toContain('list: a')
    expect(heard).toContain('radio: b')
    expect(find('[name=list]')).toHaveValue('a')
    expect(find('[name=text]')).toHaveValue('Kovács')
  })

  it('is read before a button of the form is pressed', async () => {
    const { heard, find, fillAll } = open()
    fillAll()
    find<HTMLElement>('button[type=button]').click()
    await expect.poll(() => heard).toEqual(all)
    expectShown(find)
  })

  it('is read only once even if the form is submitted twice', async () => {
    const { heard, find, fillAll } = open()
    fillAll()
    const submit = screen.getByRole('button', { name: 'Tovább' })
    await userEvent.click(submit)
    await userEvent.click(submit)
    expect(heard).toEqual([...all, 'sent', 'sent'])
    expectShown(find)
    find<HTMLInputElement>('[name=consent]').checked = false
    await userEvent.click(submit)
    expect(heard.slice(-2)).toEqual(['consent: ', 'sent'])
  })
})
