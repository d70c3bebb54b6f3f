import { useSelector } from '@xstate/react'
import type { Detail } from '../../../machines/case/detail'
import { useShown } from '../../app/useShown'
import { DescriptionList } from '../../ui/DescriptionList'
import type { CaseProps } from './case'
import { shownDetails } from './details'

const areSame = (before: readonly Detail[], now: readonly Detail[]): boolean =>
  JSON.stringify(before) === JSON.stringify(now)

/** What a case's definition has to say beside the answers; drawn again only where a key press changes any of it. */
export function CaseDetails({ definition, texts, actor }: Pick<CaseProps, 'definition' | 'texts' | 'actor'>) {
  const details = useSelector(
    actor,
    ({ context: { loaded, answers, subject } }) => definition.details(loaded, answers, subject),
    areSame,
  )
  const of = useShown(actor, ({ context: { today, contractNumber } }) => ({ today, contractNumber }))
  return details.length > 0 && <DescriptionList items={shownDetails(details, texts, of)} />
}
