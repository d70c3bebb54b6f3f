/** The options of WebOTP, which TypeScript's declarations lack. */
interface OtpOptions extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] }
}

const codeOf = (credential: Credential | null): string | null =>
  credential !== null && 'code' in credential && typeof credential.code === 'string' ? credential.code : null

/**
 * Waits for the text message with a code for this site. Rejects if the browser cannot read messages, or the customer
 * does not allow it.
 */
export const readOneTimeCode = async (signal: AbortSignal): Promise<string> => {
  if (!('OTPCredential' in window)) throw new Error('This browser reads no codes')
  const options: OtpOptions = { otp: { transport: ['sms'] }, signal }
  const code = codeOf(await navigator.credentials.get(options))
  if (code === null) throw new Error('The message brought no code')
  return code
}
