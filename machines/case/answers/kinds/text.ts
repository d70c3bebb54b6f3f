import * as v from 'valibot'
import { textOf } from '../../definition/answer'
import type { TextField } from '../../definition/field'
import { checkTyped } from '../checkTyped'
import type { Kind } from './kind'

/** What is typed. */
export const text: Kind<TextField> = {
  needsOptions: false,
  kept: v.string(),
  empty: () => '',
  check: (field, name, context) => checkTyped(field, [], textOf(context.answers[name]), context),
  warn: (field, name, context) => field.warn?.(textOf(context.answers[name]), context) ?? null,
  toWire: (field, answer, answers) => field.toWire(textOf(answer), answers),
}
