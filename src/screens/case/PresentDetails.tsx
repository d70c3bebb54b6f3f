import type { Loaded } from '../../../machines/case/parsed'
import type { Present } from '../../../machines/case/present'
import { DescriptionList } from '../../ui/DescriptionList'
import type { CaseTexts } from './caseTexts'
import { shownDetails } from './details'
import { usePresentHeader } from './usePresentHeader'

interface Props {
  readonly present: Present
  readonly loaded: Loaded | null
  readonly texts: CaseTexts
}

/** What it is by now, before it is changed. Whoever is not the contractor is not told. */
export function PresentDetails({ present, loaded, texts }: Props) {
  const header = usePresentHeader()
  const details = header === null ? [] : present(header, loaded)
  return details.length > 0 && <DescriptionList items={shownDetails(details, texts)} />
}
