import { useSelector } from '@xstate/react'
import { textOf } from '../../../machines/case/definition/answer'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { formatForints, formatMoney } from '../../texts/format'
import { DescriptionList } from '../../ui/DescriptionList'
import { Lines } from '../../ui/Lines'
import type { CaseProps } from './case'
import type { CaseTexts } from './caseTexts'
import { paidAnswer } from './paidAnswer'

interface Props extends Pick<CaseProps, 'actor' | 'definition' | 'texts'> {
  readonly names: readonly string[]
}

/** What was paid, by how it was answered: typed, or chosen. */
const readable = ({ form }: CaseDefinition, texts: CaseTexts, name: string, answer: string) => {
  const field = form[name]
  if (field?.type !== 'choice') return formatForints(answer)
  const paid = field.pays?.(answer)
  if (!paid) return undefined
  // What was said beside it, was said to somebody who had not paid yet.
  const [option] = texts.options(name, [paid.option])
  return <Lines lines={[option?.label ?? '', formatMoney(paid.amount)]} />
}

/** Amounts that were paid: for reading, since they cannot be changed any more. */
export function PaidAnswers({ actor, definition, texts, names }: Props) {
  const paid = useSelector(actor, ({ context }) => context.paid)
  const answers = useShallowSelector(actor, ({ context }) => names.map((name) => textOf(context.answers[name])))
  return (
    <DescriptionList
      items={names.flatMap((name, index) => {
        const value = paidAnswer(definition, paid, name) ?? readable(definition, texts, name, answers[index] ?? '')
        // What was paid for may be known to nobody here any more.
        return value === undefined ? [] : [{ label: texts.field(name), value }]
      })}
    />
  )
}
