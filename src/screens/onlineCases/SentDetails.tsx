import { useTranslation } from 'react-i18next'
import type { OnlineCase } from '../../../machines/onlineCases/onlineCases.types'
import { DescriptionList } from '../../ui/DescriptionList'
import { Folded } from '../../ui/Folded'
import { sentDetailsOf } from './sentDetailsOf'

interface Props {
  readonly item: OnlineCase
  /** Nothing more comes of it: what was sent is for who looks it up. */
  readonly isOver: boolean
}

/** What was sent in a case, and what it was about. */
export function SentDetails({ item, isOver }: Props) {
  const { t } = useTranslation('onlineCases')
  const items = sentDetailsOf(item, t)
  if (items.length === 0) return null
  const details = <DescriptionList items={items} />
  return isOver ? <Folded label={t('sent')}>{details}</Folded> : details
}
