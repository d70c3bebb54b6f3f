import { useTranslation } from 'react-i18next'
import type { AwaitedTransfer } from '../../api/entities'
import { formatDate } from '../../texts/format'
import { DescriptionList } from '../../ui/DescriptionList'
import type { Copying } from '../copying/copying'
import { TransferLines } from '../payment/TransferLines'

interface Props {
  readonly transfer: AwaitedTransfer
  /** Of which case it is, where several wait for one. */
  readonly of: string | undefined
  readonly copying: Copying | undefined
}

/** Until when a transfer has to come in, and what it needs, to be copied. */
export function TransferDetails({ transfer, of, copying }: Props) {
  const { t } = useTranslation('onlineCases')
  const { amount, deadline, ...details } = transfer
  return (
    <>
      <DescriptionList items={[{ label: t('transfer.deadline'), value: deadline && formatDate(deadline) }]} />
      <TransferLines details={details} amount={amount} of={of} copying={copying} />
    </>
  )
}
