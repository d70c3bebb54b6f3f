import './PartHeading.css'
import { useSelector } from '@xstate/react'
import { focusNewHeading } from '../../ui/layout/arrival'
import type { PaymentProps } from './payment'

interface Props extends Pick<PaymentProps, 'payment'> {
  readonly children: string
}

/** The heading of the current part of a payment. It takes the focus once the customer has moved between parts. */
export const PartHeading = ({ payment, children }: Props) => {
  const hasMoved = useSelector(payment, ({ context }) => context.hasMoved)
  return (
    <h3 className="part-heading" tabIndex={-1} ref={hasMoved ? focusNewHeading : undefined}>
      {children}
    </h3>
  )
}
