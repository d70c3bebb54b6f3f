import { useSelector } from '@xstate/react'
import type { Detail } from '../../../machines/case/definition/detail'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import type { CaseProps } from './case'
import { ToldDetails } from './ToldDetails'

const areSame = (before: readonly Detail[], now: readonly Detail[]): boolean =>
  JSON.stringify(before) === JSON.stringify(now)

/**
 * What a case's definition has to say beside the answers, and what it is by now, before it is changed; drawn again only where a
 * key press changes any of it.
 */
export function CaseDetails({ definition, texts, actor }: Pick<CaseProps, 'definition' | 'texts' | 'actor'>) {
  const details = useSelector(
    actor,
    ({ context: { header, loaded, answers, subject } }) => [
      ...definition.details(loaded, answers, subject),
      ...(header === null ? [] : (definition.present?.(header, loaded) ?? [])),
    ],
    areSame,
  )
  const of = useShallowSelector(actor, ({ context: { today, contractNumber } }) => ({ today, contractNumber }))
  return <ToldDetails details={details} texts={texts} of={of} />
}
