import { Phone } from './Phone'

/** A paragraph that ends with the insurer's phone number. */
export const CallNote = ({ children }: { readonly children: string }) => (
  <p>
    <span>{`${children} `}</span>
    <Phone />
  </p>
)
