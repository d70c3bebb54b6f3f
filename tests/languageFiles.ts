import { addTexts } from '../src/texts/texts'

const files = import.meta.glob<object>('../public/assets/i18n/hu/*.json', { eager: true, import: 'default' })

/** Every language file, by its name. */
export const languageFiles: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.json$/g, ''), file]),
)

/** Returns each text of a language file with its path. */
const textsIn = (part: unknown, path: string): readonly (readonly [path: string, text: string])[] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
    : [[path, String(part)]]

/** Every text of the language files, by its path, e.g. `contract.cases.pay.label`. */
export const everyText: ReadonlyMap<string, string> = new Map(
  Object.entries(languageFiles).flatMap(([name, file]) => textsIn(file, name)),
)

/** Adds every language file, so that tests can use the texts of all parts of the portal. */
export const addEveryText = (): void => {
  for (const [name, file] of Object.entries(languageFiles)) addTexts(name, file)
}
