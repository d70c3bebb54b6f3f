import { expect, type Locator, type Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'
import type { CaseDefinition } from '../../../machines/case/definition/definition.ts'
import type { RowsField } from '../../../machines/case/definition/field.ts'
import { UNKNOWN } from '../../../machines/case/definition/fields/orUnknown.ts'
import { newAnswers } from '../../../tools/exploration/kit/newAnswers.ts'
import { affectsVisibility } from '../../../tools/exploration/kit/optionShowingMost.ts'
import { mainButton, sender } from './caseActs.ts'
import { photo } from './files.ts'

/** The controls of a field: a single one, or one for each option. */
export const controls = (page: Page, name: string): Locator =>
  page.locator(`form :is(input, textarea, select)[name="${name}"]`)

const isSelect = (control: Locator): Promise<boolean> => control.evaluate(({ tagName }) => tagName === 'SELECT')

/** Chooses an option that is not chosen yet. The options are the insurer's, which may differ from the samples. */
async function chooseAnother(all: Locator): Promise<void> {
  const control = all.first()
  if (await isSelect(control)) {
    const otherValue = await control
      .locator('option:not(:checked):not([value=""]):not([disabled])')
      .last()
      .getAttribute('value')
    await control.selectOption(otherValue)
  } else {
    const otherOption = all.and(all.page().locator(':not(:checked):enabled')).last()
    // There is nothing to choose if the only option is already chosen.
    if ((await otherOption.count()) > 0) await otherOption.check()
  }
}

/** Chooses an option by its value. */
async function chooseThis(all: Locator, value: string): Promise<void> {
  if (await isSelect(all.first())) await all.selectOption(value)
  else await all.and(all.page().locator(`[value="${value}"]`)).check()
}

/**
 * Returns the text to type into a field: today for a date, a new value if the insurer already has one, otherwise the
 * model's answer.
 */
async function textFor(page: Page, { form }: CaseDefinition, { field, value }: AnyEventObject): Promise<string> {
  const formField = form[field]
  if (value === '' || formField?.type !== 'text') return value
  if (formField.format === 'date') return page.evaluate(() => new Date().toLocaleDateString('sv'))
  return newAnswers[field] ?? value
}

/** Checks the first available option of a group of checkboxes, or unchecks it if `values` is empty. */
async function tick(all: Locator, values: readonly string[]): Promise<void> {
  const box = all.and(all.page().locator(':enabled')).first()
  await box.setChecked(values.length > 0)
}

/**
 * Changes the answers in a table of rows, so that they stay valid. If the customer can add rows, chooses another option
 * in the first row. Otherwise sets the first cell to 100 and the others to 0.
 */
export async function answerRows(page: Page, name: string, { canAdd }: RowsField): Promise<void> {
  const [first, ...others] = await page.locator(`form :is(input, select)[name^="${name}."]`).all()
  if (first === undefined) throw new Error(`Nothing stands in ${name}`)
  if (canAdd) return chooseAnother(first)
  await first.fill('100')
  for (const other of others) await other.fill('0')
}

async function answer(page: Page, definition: CaseDefinition, event: AnyEventObject): Promise<void> {
  const all = controls(page, event.field)
  if (event.field.includes('.')) {
    // A text cell gets the sample text, which every text column accepts.
    if (!(await isSelect(all))) await all.fill(event.value)
    // If this option is already chosen, chooses another one, so that the answer changes.
    else if ((await all.inputValue()) === event.value) await chooseAnother(all)
    else await all.selectOption(event.value)
    return
  }
  if (event.value === UNKNOWN) return page.locator(`#field-${event.field}-unknown`).check()
  const type = definition.form[event.field]?.type
  // If other questions depend on the choice, chooses the option that the model expects.
  if (type === 'choice' && affectsVisibility(definition, event.field)) await chooseThis(all, event.value)
  else if (type === 'choice') await chooseAnother(all)
  else if (type === 'many') await tick(all, event.value)
  else if (type === 'accepted') await all.setChecked(event.value !== '')
  else {
    await all.fill(await textFor(page, definition, event))
    // Removes the focus, as a press of the next button would, so that the suggestion list closes.
    await all.blur()
  }
}

async function leave(page: Page, field: string): Promise<void> {
  const control = controls(page, field).first()
  await control.focus()
  await control.blur()
}

async function addFile(page: Page, field: string): Promise<void> {
  await controls(page, field).setInputFiles(photo('irat.jpg'))
  const group = page.locator('fieldset').filter({ has: page.locator(`[name="${field}"]`) })
  await expect(group.locator('[data-status]')).toHaveAttribute('data-status', 'uploaded')
}

/**
 * Performs an event of the model on the page, e.g. types an answer or presses the main button. @param fieldNames the
 * names of the visible fields, in their order on the page.
 */
export async function perform(
  page: Page,
  definition: CaseDefinition,
  event: AnyEventObject,
  fieldNames: readonly string[],
): Promise<void> {
  switch (event.type) {
    case 'answer.changed':
      return answer(page, definition, event)
    case 'answer.left':
      return leave(page, event.field)
    case 'answer.revised':
      return sender(page, event.type).nth(fieldNames.indexOf(event.field)).click()
    case 'file.added':
      return addFile(page, event.field)
    case 'step.submitted':
      return mainButton(page, event.type).click()
    default:
      return sender(page, event.type).click()
  }
}
