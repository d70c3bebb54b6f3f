import type { GenericSchema } from 'valibot'
import type { Problem } from '../../../validation/problem'
import type { Answer, Answers, AskedField, FieldContext, Option } from '../../definition/field'

/** What the engine has to know of a kind of field: all that it does otherwise for this one than for others. */
export interface Kind<Asked extends AskedField> {
  /** Whether it is asked only where there is something to choose from, or something that its rows could be about. */
  readonly needsOptions: boolean
  /** What a kept answer has to be. */
  readonly kept: GenericSchema<unknown, Answer>
  /** The answer of somebody who has not touched it. */
  empty(field: Asked): Answer
  /** What forbids to go on: at its name, or at the path of a cell or a group. */
  check(field: Asked, path: string, context: FieldContext): Problem | null
  /** What can be wrong inside of it, in the order in which it is shown; absent where that is the field itself. */
  checkAll?(field: Asked, name: string, context: FieldContext): readonly (readonly [path: string, problem: Problem])[]
  /** What only deserves a second look; absent where nothing does. */
  warn?(field: Asked, name: string, context: FieldContext): Problem | null
  /** What of an answer is in sight, and goes out; absent where all of it is. */
  inSight?(answer: Answer, options: readonly Option[] | undefined): Answer
  /** The answer as the insurer takes it; `undefined` where nothing of it is sent. */
  toWire(field: Asked, answer: Answer | undefined, answers?: Answers): unknown
}
