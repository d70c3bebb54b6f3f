import type { AwaitedTransfer } from '../../api/entities'
import type { Copying } from '../copying/copying'
import { TransferLines } from '../payment/TransferLines'
import { TransferDeadline } from './TransferDeadline'

interface Props {
  readonly transfer: AwaitedTransfer
  readonly today: string
  /** Of which case it is, where several wait for one. */
  readonly of: string | undefined
  readonly copying: Copying | undefined
}

/** Until when a transfer has to come in, and what it needs, to be copied. */
export function TransferDetails({ transfer, today, of, copying }: Props) {
  const { amount, ...details } = transfer
  return (
    <>
      <TransferDeadline transfer={transfer} today={today} />
      <TransferLines details={details} amount={amount} of={of} copying={copying} />
    </>
  )
}
