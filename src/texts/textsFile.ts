/** Where a language file stands. */
export const textsFile = (namespace: string): string => `/assets/i18n/hu/${namespace}.json`
