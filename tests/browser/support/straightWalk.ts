import { expect, type Locator, type Page } from 'playwright/test'
import type { CaseDefinition } from '../../../machines/case/definition/definition.ts'
import type { Field } from '../../../machines/case/definition/field.ts'
import { acceptedValue } from '../../../tools/exploration/kit/sampleAnswers.ts'
import { childActs, mainButton, sender } from './caseActs.ts'
import { answerRows, controls, perform } from './casePage.ts'

/** States besides `filling` in which a case waits for the customer or is complete. */
const RESTS = [
  ...['attaching', 'confirming', 'paying', 'reviewing'],
  ...['submitFailed', 'signing', 'identifying', 'submitted'],
]

/** Maximum number of steps of a walk. It is more than any case has. */
const MOST_STEPS = 20

/** The screen of a state of the open case. */
export const screen = (page: Page, state: string): Locator => page.locator(`[data-state="${state}"]`)

async function waitUntilIdle(page: Page): Promise<string> {
  const idleScreen = page
    .locator(['[data-state^="filling"]', ...RESTS.map((state) => `[data-state="${state}"]`)].join())
    .first()
  await expect(idleScreen).toBeVisible()
  return (await idleScreen.getAttribute('data-state')) ?? ''
}

// The rows of a list are not required: a list may stay empty.
const isRequired = (field: Field): boolean =>
  field.type !== 'constant' && !field.isOptional && !(field.type === 'rows' && field.isList)

/**
 * Answers the required questions of a page. With `file.added` it uploads the documents, with `answer.changed` it
 * answers all other questions.
 */
async function answer(page: Page, definition: CaseDefinition, type: 'file.added' | 'answer.changed'): Promise<void> {
  for (const [name, field] of Object.entries(definition.form)) {
    if (field.type === 'constant' || !isRequired(field)) continue
    if ((field.type === 'documents') !== (type === 'file.added')) continue
    if (field.type === 'rows') await answerRows(page, name, field)
    // Skips a question that is on another page of the form.
    else if ((await controls(page, name).count()) > 0)
      await perform(page, definition, { type, field: name, value: acceptedValue(definition, name, field) }, [])
  }
}

/** The customer's actions on the screen before the press that continues, by state. */
const prepare: Readonly<Record<string, (page: Page, definition: CaseDefinition) => Promise<void>>> = {
  filling: (page, definition) => answer(page, definition, 'answer.changed'),
  attaching: (page, definition) => answer(page, definition, 'file.added'),
}

async function proceed(page: Page, state: string): Promise<void> {
  const act = childActs[state]
  if (act !== undefined) await act(page)
  else {
    const event = state === 'submitFailed' ? 'submit.retried' : 'step.submitted'
    await mainButton(page, event).or(sender(page, event)).first().click()
  }
}

/**
 * Completes an open case with only its required answers. Calls `meanwhile` on each screen after the customer has
 * answered it.
 */
export async function walkStraight(
  page: Page,
  definition: CaseDefinition,
  meanwhile: (state: string) => Promise<void>,
): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const state = await waitUntilIdle(page)
    await prepare[state.startsWith('filling') ? 'filling' : state]?.(page, definition)
    await meanwhile(state)
    if (state === 'submitted') return
    await proceed(page, state)
    await expect(screen(page, state)).toHaveCount(0)
  }
  throw new Error(`${definition.id} comes to no end`)
}
