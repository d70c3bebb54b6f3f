import { addTexts } from '../src/texts/texts'

const files = import.meta.glob<object>('../public/assets/i18n/hu/*.json', { eager: true, import: 'default' })

/** Every language file, by its name. */
export const languageFiles: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.json$/g, ''), file]),
)

/** Adds every language file, so that tests can use the texts of all parts of the portal. */
export const addEveryText = (): void => {
  for (const [name, file] of Object.entries(languageFiles)) addTexts(name, file)
}
