import type { Loaded } from '../../../machines/case/parsed'
import { DescriptionList } from '../../ui/DescriptionList'
import type { CaseProps } from './case'
import { shownDetails } from './details'
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
      <DescriptionList items={shownDetails(definition.beforehand(loaded, header), texts)} />
    </div>
  )
}
