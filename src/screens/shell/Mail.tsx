import { useAppSelector } from '../../hooks/actor'
import { EmailText } from '../../ui/EmailText'

/** The insurer's mailbox. */
export function Mail() {
  const email = useAppSelector(({ context }) => context.configuration?.brand.email ?? '')
  return (
    <a href={`mailto:${email}`}>
      <EmailText email={email} />
    </a>
  )
}
