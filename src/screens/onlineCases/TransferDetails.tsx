import type { AwaitedTransfer } from '../../api/entities'
import type { Copying } from '../copying/copying'
import { TransferLines } from '../payment/TransferLines'
import { TransferDeadline } from './TransferDeadline'

interface Props {
  readonly transfer: AwaitedTransfer
  readonly today: string
  /** Name of the case that the transfer pays for. Only given if several cases wait for a transfer. */
  readonly of: string | undefined
  readonly copying: Copying | undefined
}

/** The deadline of a bank transfer, and the transfer's data with copy buttons. */
export function TransferDetails({ transfer, today, of, copying }: Props) {
  const { amount, ...details } = transfer
  return (
    <>
      <TransferDeadline transfer={transfer} today={today} />
      <TransferLines details={details} amount={amount} of={of} copying={copying} />
    </>
  )
}
