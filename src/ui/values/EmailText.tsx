import { Verbatim } from './Verbatim'

/** An e-mail address. A narrow line may break it at the @ sign. */
export function EmailText({ email }: { readonly email: string }) {
  const atSignIndex = email.indexOf('@')
  if (atSignIndex < 0) return <Verbatim>{email}</Verbatim>
  return (
    <Verbatim>
      <span>{email.slice(0, atSignIndex)}</span>
      <wbr />
      <span>{email.slice(atSignIndex)}</span>
    </Verbatim>
  )
}
