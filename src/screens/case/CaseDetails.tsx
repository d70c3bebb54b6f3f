import { useSelector } from '@xstate/react'
import type { Detail } from '../../../machines/case/definition/detail'
import { amountPaidOtherwise } from '../../../machines/case/machine/payment/paidAmount'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import type { CaseProps } from './case'
import { DetailLists } from './DetailLists'

const areSameDetails = (before: readonly Detail[], now: readonly Detail[]): boolean =>
  JSON.stringify(before) === JSON.stringify(now)

/**
 * The details that a case's definition shows beside the answers, and the current values before a change. Renders again
 * only if one of these details changes.
 */
export function CaseDetails({ definition, texts, actor }: Pick<CaseProps, 'definition' | 'texts' | 'actor'>) {
  const details = useSelector(
    actor,
    ({ context: { header, loaded, answers, subject, paid } }) => [
      ...definition.details(loaded, answers, subject, amountPaidOtherwise(definition, paid)),
      ...(header === null ? [] : (definition.present?.(header, loaded) ?? [])),
    ],
    areSameDetails,
  )
  const deadlineContext = useShallowSelector(actor, ({ context: { today, contractNumber } }) => ({
    today,
    contractNumber,
  }))
  return <DetailLists details={details} texts={texts} of={deadlineContext} />
}
