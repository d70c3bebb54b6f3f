import { useAppSelector } from '../../hooks/actor'
import { EmailText } from '../../ui/values/EmailText'

/** A link to the insurer's e-mail address. */
export function Mail() {
  const email = useAppSelector(({ context }) => context.configuration?.brand.email ?? '')
  return (
    <a href={`mailto:${email}`}>
      <EmailText email={email} />
    </a>
  )
}
