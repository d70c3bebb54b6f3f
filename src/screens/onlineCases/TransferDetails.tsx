import type { AwaitedTransfer } from '../../api/entities'
import { useContract } from '../../hooks/actor'
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

/**
 * The deadline of a bank transfer, and the transfer's data with copy buttons. Without a reference from the insurer, the
 * reference is the open contract's number.
 */
export function TransferDetails({ transfer, today, of, copying }: Props) {
  const { amount, ...insurerDetails } = transfer
  const contractNumber = useContract((context) => insurerDetails.contractNumber || context?.contractNumber)
  return (
    <>
      <TransferDeadline transfer={transfer} today={today} />
      <TransferLines details={{ ...insurerDetails, contractNumber }} amount={amount} of={of} copying={copying} />
    </>
  )
}
