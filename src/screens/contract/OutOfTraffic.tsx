import { useTranslation } from 'react-i18next'
import type { AnyHeader } from '../../../machines/case/menu/productLineCases'
import { formatDate } from '../../texts/format'
import { InfoIcon } from '../../ui/icons'
import { restsThen } from './nextPayment'

interface Props {
  readonly header: AnyHeader
  /** The day on which it is looked at, `yyyy-MM-dd`. */
  readonly today: string
}

/** That a vehicle is out of traffic, since when or from which day on, when it will be back, and that no premium falls due meanwhile. */
export function OutOfTraffic({ header, today }: Props) {
  const { t } = useTranslation('contract')
  if (!header.outOfTraffic) return null
  const { since, backOn } = header.outOfTraffic
  const told = [
    t(since > today ? 'head.outOfTrafficFrom' : 'head.outOfTraffic', { since: formatDate(since) }),
    backOn && t('head.backInTraffic', { on: formatDate(backOn) }),
    restsThen(header, today) && t('head.nothingDue'),
  ]
  return (
    <p className="ended">
      <InfoIcon />
      <span>{told.filter(Boolean).join(' ')}</span>
    </p>
  )
}
