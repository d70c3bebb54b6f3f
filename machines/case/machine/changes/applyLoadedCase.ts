import { fieldContextOf } from '../../answers/fieldContext'
import { optionsOf, withPaidOptions } from '../../answers/options'
import { withLoadedRows } from '../../answers/rows/change'
import { textOf } from '../../definition/answer'
import type { CaseDefinition } from '../../definition/definition'
import type { LoadedCase } from '../actors/loadCase.actor'
import type { CaseContext } from '../case.types'
import { paysChosenItem } from '../payment/paidCase'
import { isSentOrPaid } from './offered'
import { fillInPresets } from './presets'

/**
 * Clears the chosen item to pay if the insurer no longer offers it, and sets the notice `dueOutdated`. Sent and paid
 * answers are unchanged.
 */
const withoutOutdatedItem = (
  definition: CaseDefinition,
  context: CaseContext,
  options: CaseContext['options'],
): Partial<CaseContext> => {
  const amountField = definition.payment?.amount ?? ''
  const chosenItem = textOf(context.answers[amountField])
  const isDue = chosenItem === '' || (options[amountField] ?? []).some(({ value }) => value === chosenItem)
  if (isDue || !paysChosenItem(definition) || isSentOrPaid(context)) return {}
  return { answers: { ...context.answers, [amountField]: '' }, paid: null, notice: 'dueOutdated' }
}

/** Applies the loaded data to the context. */
export const applyLoadedCase = (definition: CaseDefinition, context: CaseContext, loadedCase: LoadedCase) => {
  const { outcome, lists, failedLists } = loadedCase
  const data = outcome.ok ? outcome.data : null
  const options = withPaidOptions(definition, optionsOf(definition, data, lists), context)
  const { answers, presets } = fillInPresets(definition, context, { ...fieldContextOf(context), options, loaded: data })
  return {
    loaded: data,
    failedLists,
    options,
    presets,
    // Sent answers stay unchanged, because they may be sent again.
    answers: outcome.ok && !context.isSent ? withLoadedRows(definition.form, options, answers) : answers,
    // After a failed card payment the chosen item stays, because the payment's message is about that item.
    ...(outcome.ok &&
      context.isKept &&
      context.failedCard === null &&
      withoutOutdatedItem(definition, context, options)),
  }
}

/** Applies the items to pay that were loaded again while the customer chooses one of them. */
export const applyLoadedDues = (
  definition: CaseDefinition,
  context: CaseContext,
  { outcome, lists }: LoadedCase,
): Partial<CaseContext> => {
  if (!outcome.ok || isSentOrPaid(context)) return {}
  const options = optionsOf(definition, outcome.data, lists)
  return { loaded: outcome.data, options, ...withoutOutdatedItem(definition, context, options) }
}
