import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { onTexts, throwMissingText } from './texts'

/** Starts i18next for the screens after the sign-in. Adds all loaded language files, and later each file that loads. */
export const startI18n = (): void => {
  if (i18next.isInitialized) return
  void i18next.use(initReactI18next).init({
    lng: 'hu',
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    // Values need no escaping, because React escapes the rendered text.
    interpolation: { escapeValue: false },
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: throwMissingText,
    returnedObjectHandler: (key, _, { ns }) => throwMissingText(`${ns}:${key}`),
  })
  onTexts((namespace, file) => i18next.addResourceBundle('hu', namespace, file))
}
