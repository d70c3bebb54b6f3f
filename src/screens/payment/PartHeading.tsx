import './PartHeading.css'
import { arrive } from '../../ui/arrival'
import type { PaymentProps } from './payment'

interface Props extends Pick<PaymentProps, 'snapshot'> {
  readonly children: string
}

/** The heading of what a payment shows now. It takes the focus once the customer has gone from one thing to another. */
export const PartHeading = ({ snapshot, children }: Props) => (
  <h3 className="part-heading" tabIndex={-1} ref={snapshot.context.hasMoved ? arrive : undefined}>
    {children}
  </h3>
)
