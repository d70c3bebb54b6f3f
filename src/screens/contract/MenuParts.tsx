import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductLine } from '../../../machines/routes'
import { partId } from './MenuJumps'
import { MenuTiles } from './MenuTiles'
import type { DividedMenu } from './menuEntries'

interface Props {
  readonly productLine: ProductLine
  readonly parts: DividedMenu
}

/** The part of the menu with the entries that customers need most often. */
export function MenuFirst({ productLine, parts: { frequent } }: Props) {
  const { t } = useTranslation('contract')
  if (frequent.length === 0) return null
  return (
    <section className="stack menu-first">
      <h2 id={partId('frequent')} tabIndex={-1}>
        {t('menu.frequent')}
      </h2>
      <MenuTiles productLine={productLine} entries={frequent} appearance="rows" />
    </section>
  )
}

interface RestProps extends Props {
  /** Ref that `MenuRest` sets to the first element that it renders. */
  readonly start: RefObject<HTMLElement | null>
}

/** The rest of the menu: documents (the most wanted first), groups, and the entries that end contract or session. */
export function MenuRest({ productLine, parts, start }: RestProps) {
  const { t } = useTranslation('contract')
  const { papers, documents, groups, leaving } = parts
  const hasDocuments = papers.length + documents.length > 0
  const setStart = (element: HTMLElement | null) => {
    start.current = element
  }
  const terminationEntries = leaving.filter(({ key }) => key !== 'logout')
  const logoutEntries = leaving.filter(({ key }) => key === 'logout')
  return (
    <>
      {hasDocuments && (
        <section className="stack menu-documents" ref={setStart}>
          <h2 id={partId('documents')} tabIndex={-1}>
            {t('menu.groups.documents')}
          </h2>
          {papers.length > 0 && (
            <div className="menu-papers">
              <MenuTiles productLine={productLine} entries={papers} appearance="rows" />
            </div>
          )}
          {documents.length > 0 && <MenuTiles productLine={productLine} entries={documents} appearance="rows" />}
        </section>
      )}
      <div className="menu-groups" ref={hasDocuments ? undefined : setStart}>
        {groups.map(({ group, name, entries }) => (
          <section key={group} className="stack">
            <h2 id={partId(group)} tabIndex={-1}>
              {t(`menu.groups.${name}`)}
            </h2>
            <MenuTiles productLine={productLine} entries={entries} appearance="rows" />
          </section>
        ))}
      </div>
      {terminationEntries.length > 0 && (
        <section className="stack menu-leaving">
          <h2>{t('menu.groups.leaving')}</h2>
          <MenuTiles productLine={productLine} entries={terminationEntries} appearance="rows" />
        </section>
      )}
      {/* The logout has a list of its own. Otherwise customers could end the contract instead of the session. */}
      <div className="menu-leaving">
        <MenuTiles productLine={productLine} entries={logoutEntries} appearance="rows" />
      </div>
    </>
  )
}
