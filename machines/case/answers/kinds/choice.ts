import * as v from 'valibot'
import { textOf } from '../../definition/answer'
import type { ChoiceField } from '../../definition/field'
import { checkTyped } from '../checkTyped'
import type { Kind } from './kind'

/** One of several answers; a list that did not come leaves it out. */
export const choice: Kind<ChoiceField> = {
  needsOptions: true,
  kept: v.string(),
  empty: ({ preset }) => preset ?? '',
  check: (field, name, context) =>
    checkTyped(field, context.options[name] ?? [], textOf(context.answers[name]), context),
  warn: (field, name, context) => field.warn?.(textOf(context.answers[name]), context) ?? null,
  toWire: (field, answer) => (textOf(answer) === '' ? undefined : field.toWire(textOf(answer))),
}
