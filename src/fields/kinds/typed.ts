import { textOf } from '../../../machines/case/answers'
import type { Typed } from '../TextField'
import { afterPress } from './afterPress'
import type { FieldOf, KindProps } from './kind'

/** What a control that is typed into makes of a field: its texts, its answer, and what is told of it. */
export const typed = ({
  field,
  answer,
  options,
  today,
  send,
  ...texts
}: KindProps<FieldOf<'text' | 'choice'>>): Typed => ({
  ...texts,
  value: textOf(answer),
  onChange: (value) => send({ type: 'answer.changed', field: texts.name, value }),
  onLeave: () => afterPress(() => send({ type: 'answer.left', field: texts.name })),
})
