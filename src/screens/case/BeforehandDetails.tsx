import { useShown } from '../../app/useShown'
import type { CaseProps } from './case'
import { ToldDetails } from './ToldDetails'

/** What it would mean as things are, before anything is asked. */
export function BeforehandDetails({ definition, texts, actor }: Pick<CaseProps, 'definition' | 'texts' | 'actor'>) {
  const { loaded, header } = useShown(actor, ({ context: { loaded, header } }) => ({ loaded, header }))
  return (
    <div>
      <h3>{texts.beforehand()}</h3>
      <ToldDetails details={definition.beforehand(loaded, header)} texts={texts} />
    </div>
  )
}
