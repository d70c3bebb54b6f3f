import * as v from 'valibot'
import { textOf } from '../../definition/answer'
import type { AcceptedField } from '../../definition/field'
import { isAmong } from '../isAmong'
import type { Kind } from './kind'

/**
 * A document that has to be accepted: the answer is the link of what was accepted, so that another document under the same
 * question is accepted anew. Where the insurer gives none, nothing is asked. Nothing of it is sent.
 */
export const accepted: Kind<AcceptedField> = {
  needsOptions: true,
  kept: v.string(),
  empty: () => '',
  check: (_, name, { answers, options }) =>
    isAmong(options[name], textOf(answers[name])) ? null : { name: 'notAccepted' },
  toWire: () => undefined,
}
