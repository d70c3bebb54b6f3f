import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedDocument } from '../../../machines/documents/definition'
import { matchingDocuments, yearsOf } from '../../../machines/documents/find'
import { SearchField } from '../../fields/SearchField'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { textOf } from '../../texts/texts'
import { withNames } from '../../texts/withNames'
import { Notice } from '../../ui/feedback/Notice'
import { LongList } from '../../ui/values/LongList'
import { DocumentRow } from './DocumentRow'
import { type DocumentsProps, documentProps } from './documents'
import { YearField } from './YearField'

/** Assumed height of a row until it is measured (px). */
const ROW_HEIGHT = 104

const idOf = ({ id }: ListedDocument): string => id

const groupNamesIn = (documents: readonly ListedDocument[]) => [...new Set(documents.map(({ group }) => group ?? ''))]

const documentsOfGroup = (documents: readonly ListedDocument[], groupName: string) =>
  documents.filter(({ group }) => (group ?? '') === groupName)

/** The names of the groups in which several documents have the same name. */
const groupsWithSameNames = (documents: readonly ListedDocument[]): readonly string[] =>
  groupNamesIn(documents).filter((group) => {
    const names = documentsOfGroup(documents, group).map(({ name }) => name)
    return new Set(names).size < names.length
  })

/**
 * The found documents by group, with the heading of each group. One group without a heading if the list has no groups.
 */
const groupDocuments = (foundDocuments: readonly ListedDocument[], repeatedGroups: readonly string[]) =>
  groupNamesIn(foundDocuments).map((group) => ({
    name: group,
    heading: group === '' ? null : (textOf('documents', `groups.${group}`) ?? group),
    items: documentsOfGroup(foundDocuments, group),
    isRepeated: repeatedGroups.includes(group),
  }))

/** A list of documents with a search and a filter by year. */
export function DocumentList(props: DocumentsProps) {
  const { t } = useTranslation(['documents', 'contract'])
  const { flow, label } = props
  const { send } = flow
  const { listed, search, year, canSearch, canChooseYear, ...actionState } = useShallowSelector(flow, (snapshot) => {
    const { documents, search, year, canBeMailed, downloads, emails } = snapshot.context
    const canSearch = snapshot.can({ type: 'search.changed', value: '' })
    const canChooseYear = snapshot.can({ type: 'year.chosen', value: '' })
    return { listed: documents, search, year, canBeMailed, downloads, emails, canSearch, canChooseYear }
  })
  const unnamedText = t('unnamed')
  const documents = useMemo(() => withNames(listed, unnamedText), [listed, unnamedText])
  const foundDocuments = useMemo(() => matchingDocuments(documents, { search, year }), [documents, search, year])
  const repeatedGroups = useMemo(() => groupsWithSameNames(documents), [documents])
  const groups = useMemo(() => groupDocuments(foundDocuments, repeatedGroups), [foundDocuments, repeatedGroups])
  if (documents.length === 0) {
    return (
      <Notice kind="info" heading={t('empty.heading')}>
        <p>{t('empty.body')}</p>
      </Notice>
    )
  }
  const isFiltered = search.trim() !== '' || year !== ''
  const foundCount = foundDocuments.length
  return (
    <>
      <div className="document-search">
        {canSearch && (
          <SearchField
            name="search"
            label={t('search')}
            clear={t('contract:clearSearch')}
            value={search}
            onChange={(value) => send({ type: 'search.changed', value })}
            status={
              isFiltered
                ? t(foundCount === 0 ? 'notFound.heading' : 'found', { number: foundCount })
                : t('all', { number: foundCount })
            }
          />
        )}
        {canChooseYear && (
          <YearField
            years={yearsOf(documents)}
            value={year}
            onChange={(value) => send({ type: 'year.chosen', value })}
          />
        )}
      </div>
      {foundCount === 0 && <p>{t('notFound.body')}</p>}
      {groups.map(({ name, heading, items, isRepeated }) => (
        <Fragment key={name}>
          {heading !== null && <h2>{heading}</h2>}
          <LongList label={heading ?? label} items={items} idOf={idOf} estimate={ROW_HEIGHT}>
            {(document) => (
              <DocumentRow t={t} isOneOfMany={isRepeated} {...documentProps(props, actionState, document)} />
            )}
          </LongList>
        </Fragment>
      ))}
    </>
  )
}
