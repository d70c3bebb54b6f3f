import { useTranslation } from 'react-i18next'
import type { ProductLine } from '../../../machines/routes'
import { CallNote } from '../shell/CallNote'
import { MenuTiles } from './MenuTiles'
import type { ShownEntry } from './menuEntries'

interface Props {
  readonly productLine: ProductLine
  readonly entries: readonly ShownEntry[]
}

/** Shown if nothing matches the search, with the insurer's contact. */
export function NothingFound({ productLine, entries }: Props) {
  const { t } = useTranslation('contract')
  return (
    <>
      <p>{t('menu.notFound.body')}</p>
      <CallNote>{t('menu.notFound.phone')}</CallNote>
      <MenuTiles productLine={productLine} entries={entries.filter(({ key }) => key === 'have-questions')} />
    </>
  )
}
