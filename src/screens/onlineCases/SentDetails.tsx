import { useTranslation } from 'react-i18next'
import type { OnlineCase } from '../../../machines/casesOfProductLine'
import { Disclosure } from '../../ui/controls/Disclosure'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { sentDetailsOf } from './sentDetailsOf'

interface Props {
  readonly item: OnlineCase
  /**
   * True to hide the details behind a button. That is so if the case is closed, or if another screen part shows what
   * the customer still has to do.
   */
  readonly isFolded: boolean
}

/** The data that the customer submitted with a case. Renders nothing if there is none. */
export function SentDetails({ item, isFolded }: Props) {
  const { t } = useTranslation('onlineCases')
  const items = sentDetailsOf(item, t)
  if (items.length === 0) return null
  const details = <DescriptionList items={items} />
  return isFolded ? <Disclosure label={t('sent')}>{details}</Disclosure> : details
}
