/** Returns all claims of a token, including those that the portal does not read. */
export const tokenClaims = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
