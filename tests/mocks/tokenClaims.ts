/** Everything that a token says, whether the portal needs it or not. */
export const tokenClaims = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
