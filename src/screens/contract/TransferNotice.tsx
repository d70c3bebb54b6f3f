import { useTranslation } from 'react-i18next'
import { transferWarningKey } from '../../../machines/payment/onItsWay'
import type { AnnouncedTransfer } from '../../api/entities'
import { formatValues } from '../../texts/format'
import { Link } from '../../ui/controls/Link'
import { SkeletonValue } from '../../ui/feedback/Skeleton'
import { InfoIcon } from '../../ui/icons/icons'

interface Props {
  readonly transfers: readonly AnnouncedTransfer[]
  /** Tells if a transfer for the next premium is called so, because another payment is shown above it. */
  readonly isNextNamed: boolean
  /** Path of the list of submitted cases; `null` if the menu does not offer the list. */
  readonly list: string | null
  /** True if that list shows the details of a transfer; `null` while it loads. */
  readonly isListed: boolean | null
}

/** The announced transfers that have not arrived. Shows nothing without transfers. */
export function TransferNotice({ transfers, isNextNamed, list, isListed }: Props) {
  const { t } = useTranslation('contract')
  return transfers.map((transfer, index) => (
    <p className="coming" key={transferWarningKey(transfer)}>
      <InfoIcon />
      <span>
        <span>
          {`${t(
            transfer.premiumType === 'NEXT' && isNextNamed ? 'head.comingNext' : 'head.coming',
            formatValues({ amount: transfer.amount, date: transfer.date }),
          )} `}
        </span>
        {index === 0 && list !== null && isListed === null && <SkeletonValue />}
        {index === 0 && list !== null && isListed && <Link to={list}>{t('head.transfer')}</Link>}
      </span>
    </p>
  ))
}
