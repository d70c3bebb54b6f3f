import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../../machines/routes'
import { MenuTiles } from './MenuTiles'
import type { DividedMenu } from './menuEntries'

interface Props {
  readonly area: Area
  readonly parts: DividedMenu
  /** What stands before everything else. */
  readonly children: ReactNode
}

/** A whole menu: what is wanted most, the documents, everything else in groups, and apart from that the ways out. */
export function MenuParts({ area, parts: { frequent, documents, groups, leaving }, children }: Props) {
  const { t } = useTranslation('contract')
  const areOthersAbove = frequent.some(({ group }) => group === 'documents')
  return (
    <>
      <div className="menu-first">
        {children}
        {frequent.length > 0 && (
          <section className="stack">
            <h2>{t('menu.frequent')}</h2>
            <MenuTiles area={area} entries={frequent} appearance="rows" />
          </section>
        )}
      </div>
      {documents.length > 0 && (
        <section className="stack menu-documents">
          <h2>{t(areOthersAbove ? 'menu.moreDocuments' : 'menu.documents', { number: documents.length })}</h2>
          <MenuTiles area={area} entries={documents} appearance="rows" />
        </section>
      )}
      <div className="menu-groups">
        {groups.map(({ group, entries }) => (
          <section key={group} className="stack">
            <h2>{t(`menu.groups.${group}`)}</h2>
            <MenuTiles area={area} entries={entries} appearance="rows" />
          </section>
        ))}
      </div>
      <section className="stack menu-leaving">
        <h2>{t('menu.groups.leaving')}</h2>
        <MenuTiles area={area} entries={leaving} appearance="rows" />
      </section>
    </>
  )
}
