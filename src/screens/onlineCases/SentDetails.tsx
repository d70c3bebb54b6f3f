import { useTranslation } from 'react-i18next'
import type { OnlineCase } from '../../../machines/onlineCases/onlineCases.types'
import { DescriptionList } from '../../ui/DescriptionList'
import { Disclosure } from '../../ui/Disclosure'
import { sentDetailsOf } from './sentDetailsOf'

interface Props {
  readonly item: OnlineCase
  /** Whether it is for who looks it up: nothing more comes of it, or what is to be done is told by itself. */
  readonly isFolded: boolean
}

/** What was sent in a case, and what it was about. */
export function SentDetails({ item, isFolded }: Props) {
  const { t } = useTranslation('onlineCases')
  const items = sentDetailsOf(item, t)
  if (items.length === 0) return null
  const details = <DescriptionList items={items} />
  return isFolded ? <Disclosure label={t('sent')}>{details}</Disclosure> : details
}
