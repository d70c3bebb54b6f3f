import type { Loaded } from '../../../machines/case/parsed'
import type { CaseProps } from './case'
import { ToldDetails } from './ToldDetails'
import { usePresentHeader } from './usePresentHeader'

interface Props extends Pick<CaseProps, 'definition' | 'texts'> {
  readonly loaded: Loaded | null
}

/** What it would mean as things are, before anything is asked. */
export function BeforehandDetails({ definition, texts, loaded }: Props) {
  const header = usePresentHeader()
  return (
    <div>
      <h3>{texts.beforehand()}</h3>
      <ToldDetails details={definition.beforehand(loaded, header)} texts={texts} />
    </div>
  )
}
