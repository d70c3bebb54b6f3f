import { Phone } from './Phone'

/** A paragraph that ends with the insurer's number. */
export const CallNote = ({ children }: { readonly children: string }) => (
  <p>
    <span>{`${children} `}</span>
    <Phone />
  </p>
)
