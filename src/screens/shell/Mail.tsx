import { useAppSelector } from '../../app/actor'

/** The insurer's mailbox. Where it has to break, an address breaks at its sign rather than before its last letter. */
export function Mail() {
  const email = useAppSelector(({ context }) => context.configuration?.brand.email ?? '')
  const [name, domain] = email.split('@')
  return (
    <a href={`mailto:${email}`}>
      {name}
      <wbr />@{domain}
    </a>
  )
}
