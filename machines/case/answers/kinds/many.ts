import * as v from 'valibot'
import { chosenOf } from '../../definition/answer'
import type { Answer, ManyField, Option } from '../../definition/field'
import { isAmong } from '../isAmong'
import type { Kind } from './kind'

/** What was chosen of several, without what is offered no more: nobody sends what is not in sight. */
const stillOffered = (answer: Answer | undefined, options: readonly Option[] | undefined): readonly string[] =>
  chosenOf(answer).filter((chosen) => isAmong(options, chosen))

/** Any number of several answers. */
export const many: Kind<ManyField> = {
  needsOptions: true,
  kept: v.array(v.string()),
  empty: () => [],
  check: ({ isOptional }, name, { answers, options }) =>
    isOptional || stillOffered(answers[name], options[name]).length > 0 ? null : { name: 'noneChosen' },
  inSight: stillOffered,
  toWire: (field, answer) => field.toWire(chosenOf(answer)),
}
