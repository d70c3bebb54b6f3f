const statuses = new Map([
  ['AUTH_LOGIN_002', 429],
  ['FILE_TOO_LARGE', 413],
  ['FILE_TYPE_REFUSED', 415],
  ['DOCUMENT_NOT_FOUND', 404],
  ['MISSING_FIELDS', 400],
])

/**
 * Returns the HTTP status of a business error. The specification names a status only for missing fields (400); the
 * others are assumed.
 */
export const statusOf = (code: string): number => statuses.get(code) ?? 422
