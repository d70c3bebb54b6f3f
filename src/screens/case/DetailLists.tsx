import { useTranslation } from 'react-i18next'
import type { Detail } from '../../../machines/case/definition/detail'
import { Disclosure } from '../../ui/controls/Disclosure'
import { DescriptionList } from '../../ui/values/DescriptionList'
import type { CaseTexts } from './caseTexts'
import type { DeadlineContext } from './DeadlineShown'
import { formatDetails } from './details'

interface Props {
  readonly details: readonly Detail[]
  readonly texts: CaseTexts
  /** The contract and day for drawn deadlines; left out to show deadlines as dates. */
  readonly of?: DeadlineContext
}

const isDrawnDeadline = ({ kind }: Detail): boolean => kind === 'deadline'

/** Details above a form: first the totals, then the drawn deadlines. The parts of a total are behind a button. */
export function DetailLists({ details, texts, of }: Props) {
  const { t } = useTranslation('case')
  const parts = details.filter(({ isPart }) => isPart)
  const mainDetails = details.filter(({ isPart }) => !isPart)
  const orderedDetails = [
    ...mainDetails.filter((detail) => !isDrawnDeadline(detail)),
    ...mainDetails.filter(isDrawnDeadline),
  ]
  const renderList = (items: readonly Detail[]) => <DescriptionList items={formatDetails(items, texts, of)} />
  if (details.length === 0) return null
  // Without a total, the parts are shown directly.
  if (orderedDetails.length === 0) return renderList(parts)
  if (parts.length === 0) return renderList(orderedDetails)
  return (
    <div>
      {renderList(orderedDetails)}
      <Disclosure label={t('parts')}>{renderList(parts)}</Disclosure>
    </div>
  )
}
