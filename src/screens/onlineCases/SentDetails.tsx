import { useTranslation } from 'react-i18next'
import type { OnlineCase } from '../../../machines/casesOfProductLine'
import { Disclosure } from '../../ui/controls/Disclosure'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { sentDetailsOf } from './sentDetailsOf'

interface Props {
  readonly item: OnlineCase
  /** True to show the details behind a button: the case is closed, or its pending action is shown separately. */
  readonly isFolded: boolean
}

/** The submitted data of a case, and its subject. */
export function SentDetails({ item, isFolded }: Props) {
  const { t } = useTranslation('onlineCases')
  const items = sentDetailsOf(item, t)
  if (items.length === 0) return null
  const details = <DescriptionList items={items} />
  return isFolded ? <Disclosure label={t('sent')}>{details}</Disclosure> : details
}
