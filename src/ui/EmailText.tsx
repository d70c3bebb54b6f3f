import { Verbatim } from './Verbatim'

/** An e-mail address. Where it has to break, it breaks at its sign rather than before its last letter. */
export function EmailText({ email }: { readonly email: string }) {
  const at = email.indexOf('@')
  if (at < 0) return <Verbatim>{email}</Verbatim>
  return (
    <Verbatim>
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </Verbatim>
  )
}
