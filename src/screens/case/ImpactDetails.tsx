import { useShallowSelector } from '../../hooks/useShallowSelector'
import type { CaseProps } from './case'
import { DetailLists } from './DetailLists'

/**
 * The impact of the case before any answer. Renders nothing if it is unknown. It stays while the customer chooses a
 * day, so that nothing moves under the finger.
 */
export function ImpactDetails({ definition, texts, actor }: Pick<CaseProps, 'definition' | 'texts' | 'actor'>) {
  const { loaded, header } = useShallowSelector(actor, ({ context: { loaded, header } }) => ({ loaded, header }))
  const details = definition.impact(loaded, header)
  if (details.length === 0) return null
  return (
    <div>
      <h3>{texts.beforehand()}</h3>
      <DetailLists details={details} texts={texts} />
    </div>
  )
}
