import { textOf } from '../../../machines/case/answer'
import { useShown } from '../../app/useShown'
import { formatForints } from '../../texts/format'
import { DescriptionList } from '../../ui/DescriptionList'
import type { CaseProps } from './case'

interface Props extends Pick<CaseProps, 'actor' | 'texts'> {
  readonly names: readonly string[]
}

/** Amounts that were paid: for reading, since they cannot be changed any more. */
export function PaidAnswers({ actor, texts, names }: Props) {
  const amounts = useShown(actor, ({ context }) => names.map((name) => textOf(context.answers[name])))
  return (
    <DescriptionList
      items={names.map((name, index) => ({ label: texts.field(name), value: formatForints(amounts[index] ?? '') }))}
    />
  )
}
