import { useTranslation } from 'react-i18next'
import type { Detail } from '../../../machines/case/definition/detail'
import { Disclosure } from '../../ui/controls/Disclosure'
import { DescriptionList } from '../../ui/values/DescriptionList'
import type { CaseTexts } from './caseTexts'
import type { DeadlineOf } from './DeadlineShown'
import { shownDetails } from './details'

interface Props {
  readonly details: readonly Detail[]
  readonly texts: CaseTexts
  /** The contract and day for drawn deadlines; left out to show deadlines as dates. */
  readonly of?: DeadlineOf
}

const isDrawn = ({ kind }: Detail): boolean => kind === 'deadline'

/** Details above a form: first the totals, then the drawn deadlines. The parts of a total are behind a button. */
export function ToldDetails({ details, texts, of }: Props) {
  const { t } = useTranslation('case')
  const parts = details.filter(({ isPart }) => isPart)
  const told = details.filter(({ isPart }) => !isPart)
  const whole = [...told.filter((each) => !isDrawn(each)), ...told.filter(isDrawn)]
  const list = (shown: readonly Detail[]) => <DescriptionList items={shownDetails(shown, texts, of)} />
  if (details.length === 0) return null
  // Without a total, the parts are shown directly.
  if (whole.length === 0) return list(parts)
  if (parts.length === 0) return list(whole)
  return (
    <div>
      {list(whole)}
      <Disclosure label={t('parts')}>{list(parts)}</Disclosure>
    </div>
  )
}
