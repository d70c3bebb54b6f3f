/** Returns the URL path of a language file. */
export const textsFilePath = (namespace: string): string => `/assets/i18n/hu/${namespace}.json`
