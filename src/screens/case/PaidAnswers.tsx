import { useSelector } from '@xstate/react'
import { textOf } from '../../../machines/case/definition/answer'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { formatForints, formatMoney } from '../../texts/format'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { Lines } from '../../ui/values/Lines'
import type { CaseProps } from './case'
import type { CaseTexts } from './caseTexts'
import { paidAmountText } from './paidAnswer'

interface Props extends Pick<CaseProps, 'actor' | 'definition' | 'texts'> {
  readonly names: readonly string[]
}

/**
 * Returns the answer to a field whose amount is already paid, as text. Returns `undefined` if the paid option is not in
 * the loaded data.
 */
const readableAnswer = ({ form }: CaseDefinition, texts: CaseTexts, name: string, answer: string) => {
  const field = form[name]
  if (field?.type !== 'choice') return formatForints(answer)
  const payable = field.pays?.(answer)
  if (!payable) return undefined
  // The option's hint is left out, because it was meant for customers who had not paid yet.
  const [option] = texts.options(name, [payable.option])
  return <Lines lines={[option?.label ?? '', formatMoney(payable.amount)]} />
}

/** The paid amounts as text, because they cannot be changed. */
export function PaidAnswers({ actor, definition, texts, names }: Props) {
  const paid = useSelector(actor, ({ context }) => context.paid)
  const answers = useShallowSelector(actor, ({ context }) => names.map((name) => textOf(context.answers[name])))
  return (
    <DescriptionList
      items={names.flatMap((name, index) => {
        const value =
          paidAmountText(definition, paid, name) ?? readableAnswer(definition, texts, name, answers[index] ?? '')
        // The option that the customer paid may no longer be in the loaded data. Its row is then left out.
        return value === undefined ? [] : [{ label: texts.field(name), value }]
      })}
    />
  )
}
