import { useTranslation } from 'react-i18next'
import type { AnyHeader } from '../../../machines/case/menu/productLineCases'
import { isCoverSuspendedAtDue } from '../../../machines/cases/common/nextPremium'
import { formatDate } from '../../texts/format'
import { InfoIcon } from '../../ui/icons/icons'

interface Props {
  readonly header: AnyHeader
  /** The current day, `yyyy-MM-dd`. */
  readonly today: string
}

/**
 * Says from when until when a vehicle is or will be out of traffic. If the next premium would fall due during that
 * time, also says that it does not.
 */
export function OutOfTraffic({ header, today }: Props) {
  const { t } = useTranslation('contract')
  if (!header.outOfTraffic) return null
  const { since, backOn } = header.outOfTraffic
  const sentences = [
    t(since > today ? 'head.outOfTrafficFrom' : 'head.outOfTraffic', { since: formatDate(since) }),
    backOn && t('head.backInTraffic', { on: formatDate(backOn) }),
    isCoverSuspendedAtDue(header, today) && t('head.nothingDue'),
  ]
  return (
    <p className="ended">
      <InfoIcon />
      <span>{sentences.filter(Boolean).join(' ')}</span>
    </p>
  )
}
