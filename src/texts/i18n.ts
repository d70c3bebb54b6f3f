import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { missing, onTexts } from './texts'

/** Starts i18next for the screens after the sign-in, with every language file loaded now or later. */
export const startI18n = (): void => {
  if (i18next.isInitialized) return
  void i18next.use(initReactI18next).init({
    lng: 'hu',
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: missing,
    returnedObjectHandler: (key, _, { ns }) => missing(`${ns}:${key}`),
  })
  onTexts((namespace, file) => i18next.addResourceBundle('hu', namespace, file))
}
