import { useShallowSelector } from '../../hooks/useShallowSelector'
import type { CaseProps } from './case'
import { ToldDetails } from './ToldDetails'

/** What it would mean as things are, before anything is asked; nothing where nobody knows. It stays while a day is chosen: nothing moves under a finger. */
export function ImpactDetails({ definition, texts, actor }: Pick<CaseProps, 'definition' | 'texts' | 'actor'>) {
  const { loaded, header } = useShallowSelector(actor, ({ context: { loaded, header } }) => ({ loaded, header }))
  const details = definition.impact(loaded, header)
  if (details.length === 0) return null
  return (
    <div>
      <h3>{texts.beforehand()}</h3>
      <ToldDetails details={details} texts={texts} />
    </div>
  )
}
