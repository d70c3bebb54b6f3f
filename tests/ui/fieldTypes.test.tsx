import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { TextField } from '../../machines/case/definition/field'
import { houseNumber } from '../../machines/case/definition/fields/address'
import { bankAccount } from '../../machines/case/definition/fields/bankAccount'
import { loadedChoice } from '../../machines/case/definition/fields/choice'
import { companyTaxNumber } from '../../machines/case/definition/fields/companyTaxNumber'
import { country } from '../../machines/case/definition/fields/country'
import { date } from '../../machines/case/definition/fields/date'
import { email } from '../../machines/case/definition/fields/email'
import { longText } from '../../machines/case/definition/fields/longText'
import { manyOf } from '../../machines/case/definition/fields/manyOf'
import { money } from '../../machines/case/definition/fields/money'
import { number } from '../../machines/case/definition/fields/number'
import { optional } from '../../machines/case/definition/fields/optional'
import { orUnknown, UNKNOWN } from '../../machines/case/definition/fields/orUnknown'
import { personalTaxNumber } from '../../machines/case/definition/fields/personalTaxNumber'
import { phone } from '../../machines/case/definition/fields/phone'
import { plate } from '../../machines/case/definition/fields/plate'
import { superShop } from '../../machines/case/definition/fields/superShop'
import { text } from '../../machines/case/definition/fields/text'
import { time } from '../../machines/case/definition/fields/time'
import type { Limits } from '../../machines/validation/money'
import { AnswerOfType } from '../../src/fields/types/AnswerOfType'
import { FieldOfType } from '../../src/fields/types/FieldOfType'
import type { OptionTexts, PlainField } from '../../src/fields/types/fieldType'
import { loadScreens } from '../screens/signedIn'
import { checkAccessible, forgetScheme } from '../screens/support/accessible'

beforeAll(loadScreens)
afterEach(cleanup)
afterAll(forgetScheme)

const few: readonly OptionTexts[] = ['HAVI', 'NEGYEDEVES', 'EVES'].map((value) => ({
  value,
  label: `Díj: ${value.toLowerCase()}`,
}))
const manyOptions = Array.from({ length: 6 }, (_, month) => ({ value: `${month}`, label: `${month}. hónap` }))

interface Shown {
  readonly field: PlainField
  readonly answer?: string | readonly string[]
  readonly options?: readonly OptionTexts[]
  readonly error?: string
  readonly warning?: string
  readonly limits?: Limits | undefined
}

const send = vi.fn()
beforeEach(() => send.mockClear())

const ShownField = ({
  name,
  field,
  answer = '',
  options = [],
  error,
  warning,
  limits,
}: Shown & { readonly name: string }) => (
  <FieldOfType
    name={name}
    label={`Mező ${name}`}
    field={field}
    answer={answer}
    options={options}
    today="2026-11-21"
    limits={limits}
    error={error}
    warning={warning}
    suggestions={undefined}
    downloads={{}}
    send={send}
  />
)

const show = (props: Shown) => render(<ShownField name="a" {...props} />)

const typedFields: readonly TextField[] = [
  text(),
  longText(),
  plate(),
  email(),
  phone(),
  bankAccount(),
  companyTaxNumber(),
  personalTaxNumber(),
  superShop(),
  money(),
  number({ unit: 'km' }),
]

describe.each(typedFields.map((field) => ({ kind: field.format, field })))('a field for $kind', ({ field }) => {
  test('sends the typed text, and an event when the customer leaves the field', () => {
    show({ field })
    const input = screen.getByRole('textbox', { name: 'Mező a' })
    fireEvent.change(input, { target: { value: 'é1' } })
    fireEvent.blur(input)
    expect(send.mock.calls.flat()).toEqual([
      { type: 'answer.changed', field: 'a', value: 'é1' },
      { type: 'answer.left', field: 'a' },
    ])
  })
})

test('a hint of the case replaces the hint of the field type', () => {
  const { rerender } = show({ field: phone() })
  expect(screen.getByText('Például 06 20 123 4567.')).toBeTruthy()
  rerender(
    <FieldOfType
      name="a"
      label="Telefon"
      hint="Ezen érjük el."
      field={phone()}
      answer=""
      options={[]}
      today="2026-11-21"
      suggestions={undefined}
      downloads={{}}
      send={send}
    />,
  )
  expect(document.querySelector('.hint')?.textContent).toBe('Ezen érjük el.')
})

test('an optional field is marked after its label', () => {
  show({ field: optional(text()) })
  expect(screen.getByRole('textbox', { name: 'Mező a (nem kötelező)' })).toBeTruthy()
})

test.each<[string, PlainField]>([
  ['family-name', text('lastName')],
  ['given-name', text('firstName')],
  ['organization', text('companyName')],
  ['country', country()],
  ['email', email()],
  ['tel', phone()],
  ['address-line2', houseNumber()],
  ['off', text()],
])('a field sets its autocomplete token: %s', (token, field) => {
  show({ field, options: manyOptions })
  expect(document.querySelector('input, select')?.getAttribute('autocomplete')).toBe(token)
})

test('a date field has a first and a last possible day, and names them', () => {
  show({ field: date({ from: 1, to: 31 }), answer: '2026-12-01' })
  const input = screen.getByLabelText('Mező a')
  expect(input).toMatchObject({ type: 'date', min: '2026-11-22', max: '2026-12-22', value: '2026-12-01' })
  expect(screen.getByText('Választható napok: 2026. 11. 22. – 2026. 12. 22.')).toBeTruthy()
  fireEvent.change(input, { target: { value: '2026-12-02' } })
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'answer.changed', field: 'a', value: '2026-12-02' })
})

test('a time field is the browser’s time input, and sends an event when the customer leaves it', () => {
  show({ field: time(), answer: '14:30' })
  const input = screen.getByLabelText('Mező a')
  expect(input).toMatchObject({ type: 'time', value: '14:30' })
  fireEvent.change(input, { target: { value: '09:05' } })
  fireEvent.blur(input)
  expect(send.mock.calls.flat()).toEqual([
    { type: 'answer.changed', field: 'a', value: '09:05' },
    { type: 'answer.left', field: 'a' },
  ])
})

describe('a field that can be answered with “I do not know”', () => {
  const box = () => screen.getByRole('checkbox', { name: 'Nem tudom pontosan: Mező a' })

  test('sends UNKNOWN if the box is ticked, and the entered value otherwise', () => {
    show({ field: orUnknown(time()) })
    fireEvent.click(box())
    expect(send).toHaveBeenLastCalledWith({ type: 'answer.changed', field: 'a', value: UNKNOWN })
    fireEvent.change(screen.getByLabelText('Mező a'), { target: { value: '09:05' } })
    expect(send).toHaveBeenLastCalledWith({ type: 'answer.changed', field: 'a', value: '09:05' })
  })

  test('shows no time while the box is ticked, and sends an empty answer when it is unticked', () => {
    show({ field: orUnknown(time()), answer: UNKNOWN })
    expect(screen.getByLabelText('Mező a')).toHaveProperty('value', '')
    expect(box()).toHaveProperty('checked', true)
    fireEvent.click(box())
    expect(send).toHaveBeenLastCalledWith({ type: 'answer.changed', field: 'a', value: '' })
    fireEvent.blur(box())
    expect(send).toHaveBeenLastCalledWith({ type: 'answer.left', field: 'a' })
  })
})

test.each([
  ['Egész forintban, például 50 000.', money(), undefined],
  ['Egész forintban. A legkisebb megadható összeg: 50 000 Ft', money(), { min: 50_000 }],
  ['Egész forintban. A legnagyobb megadható összeg: 9000 Ft', money({ max: 9000 }), undefined],
  ['Egész forintban, 1000 Ft és 9000 Ft között.', money({ min: 1, max: 9000 }), { min: 1000 }],
  ['Egész forintban, 1001 Ft és 8999 Ft között.', money(), { min: 1000.2, max: 8999.8 }],
  ['Egész forintban, például 50 000.', money(), { min: 0 }],
  ['Egész szám. A legkisebb megadható érték: 0 km', number({ min: 0, unit: 'km' }), undefined],
  ['Egész szám. A legnagyobb megadható érték: 9 km', number({ unit: 'km' }), { max: 9 }],
  ['Egész szám, 0 km és 10 000 km között.', number({ min: 0, max: 10_000, unit: 'km' }), undefined],
])('the hint of an amount or number field shows its limits, if it has any: %s', (read, field, limits) => {
  show({ field, limits })
  expect(document.querySelector('.hint')?.textContent?.replaceAll('\u00a0', ' ')).toBe(read)
})

describe('a field type for a choice', () => {
  test('shows a few options as radio buttons', () => {
    show({ field: loadedChoice(), options: few, answer: 'HAVI' })
    expect(screen.getAllByRole('radio')).toHaveLength(3)
    expect(screen.getByRole('radio', { name: 'Díj: havi' })).toHaveProperty('checked', true)
    fireEvent.click(screen.getByRole('radio', { name: 'Díj: eves' }))
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'answer.changed', field: 'a', value: 'EVES' })
  })

  test('sends an event only when the focus leaves all its radio buttons', () => {
    show({ field: loadedChoice(), options: few })
    const [first, second] = screen.getAllByRole('radio')
    fireEvent.blur(first ?? document.body, { relatedTarget: second })
    expect(send).not.toHaveBeenCalled()
    fireEvent.blur(second ?? document.body, { relatedTarget: document.body })
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'answer.left', field: 'a' })
  })

  test('can be cleared if it is optional', () => {
    show({ field: optional(loadedChoice()), options: few, answer: 'HAVI' })
    fireEvent.click(screen.getByRole('radio', { name: 'Nem adom meg' }))
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'answer.changed', field: 'a', value: '' })
  })

  test('shows many options as a list with a placeholder', () => {
    show({ field: loadedChoice(), options: manyOptions })
    const list = screen.getByRole('combobox', { name: 'Mező a' })
    expect(screen.getByRole('option', { name: 'Válasszon' })).toHaveProperty('selected', true)
    fireEvent.change(list, { target: { value: '3' } })
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'answer.changed', field: 'a', value: '3' })
  })

  test('offers an empty option in an optional list', () => {
    show({ field: optional(loadedChoice()), options: manyOptions, answer: '3' })
    expect(screen.getByRole('option', { name: 'Nem adom meg' })).toHaveProperty('value', '')
  })
})

describe('a question with several answers', () => {
  const optionsWithDisabled = [{ value: 'x', label: 'Casco', hint: 'Már így kapja.', isDisabled: true }, ...few]

  test('is a group of check boxes whose disabled options show the reason', () => {
    show({ field: manyOf('EVES', 'HAVI'), options: optionsWithDisabled, answer: ['EVES'] })
    expect(screen.getByRole('group', { name: 'Mező a' })).toBeTruthy()
    const boxes = screen.getAllByRole('checkbox')
    expect(boxes.map((box) => [box.id, box.matches(':checked'), box.matches(':disabled')])).toEqual([
      ['field-a-0', false, true],
      ['field-a', false, false],
      ['field-a-2', false, false],
      ['field-a-3', true, false],
    ])
    expect(document.getElementById(`${boxes[0]?.id}-hint`)?.textContent).toBe('Már így kapja.')
  })

  test('sends the chosen options in the order of the list, without options that are no longer offered', () => {
    show({ field: manyOf('EVES', 'HAVI'), options: optionsWithDisabled, answer: ['gone', 'EVES'] })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Díj: havi' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Díj: eves' }))
    expect(send.mock.calls.flat()).toEqual([
      { type: 'answer.changed', field: 'a', value: ['HAVI', 'EVES'] },
      { type: 'answer.changed', field: 'a', value: [] },
    ])
  })

  test('sends an event when the customer leaves it, and shows its error at the group', () => {
    show({ field: manyOf('EVES', 'HAVI'), options: few, error: 'Válasszon.' })
    expect(screen.getByRole('group', { name: 'Mező a' }).getAttribute('aria-describedby')).toBe('error-a')
    fireEvent.blur(screen.getAllByRole('checkbox')[0] ?? document.body, { relatedTarget: document.body })
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'answer.left', field: 'a' })
  })
})

test.each<[string, PlainField, string | readonly string[]]>([
  ['egyik sem', optional(manyOf('EVES', 'HAVI')), []],
  ['Díj: haviDíj: eves', manyOf('EVES', 'HAVI'), ['EVES', 'HAVI', 'gone']],
  ['nincs megadva', optional(text()), ''],
  ['Kovács Kati', text(), ' Kovács Kati '],
  ['AA BC-123', plate(), 'aabc123'],
  ['+36 20 123 4567', phone(), '06201234567'],
  ['2026.\u00a011.\u00a021.', date({ from: 0, to: 9 }), '2026-11-21'],
  ['09:05', time(), '9.05'],
  ['Nem tudja pontosan', orUnknown(time()), UNKNOWN],
  ['50\u00a0000\u00a0Ft', money(), '50000'],
  ['12\u00a0450\u00a0km', number({ unit: 'km' }), '12450'],
  ['99900023-12345678-00000015', bankAccount(), 'HU08 9990 0023 1234 5678 0000 0015'],
  ['98765434-2-41', companyTaxNumber(), '98765434241'],
  ['Díj: havi', loadedChoice(), 'HAVI'],
])('AnswerOfType shows an answer on the summary as “%s”', (read, field, answer) => {
  const { container } = render(<AnswerOfType field={field} answer={answer} options={few} />)
  expect(container.textContent).toBe(read)
})

/** Every field type at once, as on a long form. */
const everyKind: readonly Shown[] = [
  ...typedFields.map((field) => ({ field })),
  { field: date({ from: 0, to: 30 }) },
  { field: time() },
  { field: orUnknown(time()), answer: UNKNOWN },
  { field: loadedChoice(), options: few, answer: 'HAVI' },
  { field: loadedChoice(), options: manyOptions },
  {
    field: manyOf('EVES', 'HAVI'),
    options: [{ value: 'x', label: 'Casco', hint: 'Már így.', isDisabled: true }, ...few],
  },
  { field: optional(text()) },
]

const messages = {
  none: {},
  error: { error: 'Töltse ki ezt a mezőt.' },
  warning: { warning: 'Biztosan így van?' },
} as const

describe.each(['none', 'error', 'warning'] as const)('every field type, with message: %s', (message) => {
  beforeEach(async () => {
    await page.viewport(360, 800)
    await act(async () => {
      render(
        <main>
          <h1>Mezők</h1>
          {everyKind.map((props, index) => (
            <ShownField key={props.field.format + String(index)} name={`n${index}`} {...props} {...messages[message]} />
          ))}
        </main>,
      )
    })
  })

  test('is at least 44 px tall and fits a narrow phone', () => {
    const controls = [
      ...document.querySelectorAll('input:not([type=radio], [type=checkbox]), select, textarea, .option'),
    ]
    expect(controls.length).toBeGreaterThan(everyKind.length)
    expect(controls.filter((control) => control.getBoundingClientRect().height < 44)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })

  test('has no axe violation in light and dark', async () => {
    await checkAccessible()
  })
})

test('an e-mail address on the summary can wrap before its @', () => {
  const { container } = render(<AnswerOfType field={email()} answer="minta.anna@posta.example" options={few} />)
  expect(container.textContent).toBe('minta.anna@posta.example')
  expect(container.querySelector('wbr')?.nextSibling?.textContent).toBe('@posta.example')
})

test.each(['bela@példa.hu', ' Béla <bela@példa.hu>'])(
  'an e-mail field sends an accented domain as typed, and the summary shows only the accented address (typed: %j)',
  async (typed) => {
    show({ field: email() })
    await page.getByRole('textbox', { name: 'Mező a' }).fill(typed)
    expect(send).toHaveBeenCalledWith({ type: 'answer.changed', field: 'a', value: typed })
    const { container } = render(<AnswerOfType field={email()} answer={typed} options={few} />)
    expect(container.textContent).toBe('bela@példa.hu')
  },
)
