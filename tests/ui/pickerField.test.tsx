import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PickerField } from '../../src/fields/PickerField'

afterEach(cleanup)

const onLeave = vi.fn()

function Day({ onAnswer }: { readonly onAnswer: (value: string) => void }) {
  const [value, setValue] = useState('')
  const onChange = (answer: string) => {
    onAnswer(answer)
    setValue(answer)
  }
  return <PickerField type="date" name="day" label="Nap" value={value} onChange={onChange} onLeave={onLeave} />
}

/** The field's input, its answers, and a function that sets whether the browser can read what is typed. */
const open = () => {
  const answers: string[] = []
  render(<Day onAnswer={(answer) => answers.push(answer)} />)
  const input = screen.getByLabelText<HTMLInputElement>('Nap')
  const judge = (badInput: boolean) =>
    Object.defineProperty(input, 'validity', { value: { badInput }, configurable: true })
  return { input, judge, answers }
}

test('a date that the browser cannot read is answered as no valid day, and its removal as no answer', () => {
  const { input, judge, answers } = open()
  judge(true)
  fireEvent.keyUp(input)
  fireEvent.keyUp(input)
  expect(answers).toEqual(['?'])
  judge(false)
  fireEvent.blur(input)
  expect(answers).toEqual(['?', ''])
  expect(onLeave).toHaveBeenCalledTimes(1)
})
