import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PickerField } from '../../src/fields/PickerField'
import { Form, Submit } from '../../src/ui/controls/Form'

afterEach(cleanup)

interface Props {
  readonly saved: string
  readonly isUnknown: boolean
  readonly tell: (what: string) => unknown
}

function Day({ saved, isUnknown, tell }: Props) {
  const [value, setValue] = useState(saved)
  const onChange = (answer: string) => {
    tell(answer)
    setValue(answer)
  }
  return (
    <Form send={() => tell('sent')} event={{ type: 'step.submitted' }}>
      <div className="with-unknown">
        <PickerField type="date" name="day" label="Nap" value={value} onChange={onChange} />
        <input type="checkbox" defaultChecked={isUnknown} />
      </div>
      <Submit>Tovább</Submit>
    </Form>
  )
}

/**
 * Renders a form with a date field. `told` lists the field's answers and `sent` for each submission, without
 * repetitions. `judge` sets the input's `badInput`, and `press` submits the form.
 */
const open = (saved = '', isUnknown = false) => {
  const told: string[] = []
  render(<Day saved={saved} isUnknown={isUnknown} tell={(what) => what !== told.at(-1) && told.push(what)} />)
  const input = screen.getByLabelText('Nap')
  const judge = (badInput: boolean) =>
    Object.defineProperty(input, 'validity', { value: { badInput }, configurable: true })
  return { told, judge, press: () => fireEvent.click(screen.getByRole('button')) }
}

test('a day that the browser cannot read is sent as an invalid day when the form is submitted', () => {
  const { told, judge, press } = open()
  judge(true)
  press()
  expect(told).toEqual(['?', 'sent'])
  judge(false)
  press()
  expect(told).toEqual(['?', 'sent', '', 'sent'])
})

test('a stored invalid day is shown as empty, and sent as empty', () => {
  const { told, press } = open('?')
  press()
  expect(told).toEqual(['', 'sent'])
})

test('a day that is only half typed does not replace the answer “I do not know”', () => {
  const { told, judge, press } = open('', true)
  judge(true)
  press()
  expect(told).toEqual(['sent'])
})
