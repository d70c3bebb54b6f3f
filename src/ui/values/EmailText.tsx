import { Verbatim } from './Verbatim'

/** An e-mail address. A narrow line may break it at the @ sign. */
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
