import type { TFunction } from 'i18next'
import { type Texts, texts } from './i18n'

/**
 * The texts of one language file, for the screens of the first load. There is one language, and a file is loaded before
 * the screen that needs it, so such a view has nothing to wait for; what `useTranslation` adds for that would be 2 kB.
 */
export const useTexts = <Namespace extends keyof Texts = 'common'>(namespace?: Namespace): TFunction<Namespace> =>
  texts.getFixedT('hu', namespace ?? 'common')
