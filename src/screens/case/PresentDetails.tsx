import { useSelector } from '@xstate/react'
import type { Loaded } from '../../../machines/case/parsed'
import type { Present } from '../../../machines/case/present'
import { useAppSelector } from '../../app/actor'
import { DescriptionList } from '../../ui/DescriptionList'
import type { CaseTexts } from './caseTexts'
import { shownDetails } from './details'

interface Props {
  readonly present: Present
  readonly loaded: Loaded | null
  readonly texts: CaseTexts
}

/** What it is by now, before it is changed. Whoever is not the contractor is not told. */
export function PresentDetails({ present, loaded, texts }: Props) {
  const contract = useAppSelector(({ children }) => children.contract)
  const header = useSelector(contract, (snapshot) =>
    snapshot?.context.isContractor === true ? snapshot.context.header : null,
  )
  const details = header === null ? [] : present(header, loaded)
  return details.length > 0 && <DescriptionList items={shownDetails(details, texts)} />
}
