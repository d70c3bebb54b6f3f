import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type auth from '../../public/assets/i18n/hu/auth.json'
import type caseTexts from '../../public/assets/i18n/hu/case.json'
import type common from '../../public/assets/i18n/hu/common.json'
import type contract from '../../public/assets/i18n/hu/contract.json'
import type kgfb from '../../public/assets/i18n/hu/kgfb.json'

/** The language files, by their namespace: keys are checked against them. */
export interface Texts {
  readonly common: typeof common
  readonly auth: typeof auth
  readonly contract: typeof contract
  readonly case: typeof caseTexts
  readonly kgfb: typeof kgfb
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}

void i18next.use(initReactI18next).init({
  lng: 'hu',
  ns: [],
  defaultNS: 'common',
  resources: {},
  initAsync: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
})

export const texts = i18next

/** Adds one language file. @throws where it is not an object of texts. */
export const addTexts = (namespace: string, file: unknown): void => {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    throw new TypeError(`The language file ${namespace} holds no texts`)
  }
  texts.addResourceBundle('hu', namespace, file)
}
