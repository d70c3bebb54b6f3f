import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContractEvent, EnabledEntry } from '../../../machines/contract/contract.types'
import { type Area, casePlaceOf, pathOf } from '../../../machines/routes'
import { SearchField } from '../../fields/SearchField'
import { LinkCard, LinkCards } from '../../ui/LinkCard'
import { Notice } from '../../ui/Notice'
import { caseTexts } from '../case/caseTexts'
import { LogoutCard } from './LogoutCard'
import { groupsFound, type ShownEntry } from './menuEntries'

interface Props {
  readonly area: Area
  readonly menu: readonly EnabledEntry[]
  /** What is searched for; `null` where the menu is too short to search in. */
  readonly search: string | null
  readonly send: (event: ContractEvent) => void
}

/** What can be done with the contract, narrowed down by the search. */
export function CaseMenu({ area, menu, search, send }: Props) {
  const { t } = useTranslation('contract')
  const entries: readonly ShownEntry[] = [
    ...menu.map((entry) => ({ ...entry, label: caseTexts({ area, key: entry.key }).label })),
    { kind: 'logout', key: 'logout', group: 'other', waiting: 0, label: t('menu.logout.label') },
  ]
  const groups = groupsFound(entries, search ?? '')
  const number = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <>
      {menu.length === 0 && (
        <Notice kind="info" heading={t('menu.empty.heading')}>
          <p>{t('menu.empty.body')}</p>
        </Notice>
      )}
      {search !== null && (
        <SearchField
          name="search"
          label={t('menu.search')}
          value={search}
          onChange={(value) => send({ type: 'search.changed', value })}
          status={search.trim() === '' ? '' : t(number === 0 ? 'menu.notFound.heading' : 'menu.found', { number })}
        />
      )}
      {number === 0 && <p>{t('menu.notFound.body')}</p>}
      {groups.map(({ group, entries }) => (
        <Fragment key={group}>
          <h2>{t(`menu.groups.${group}`)}</h2>
          <LinkCards>
            {entries.map(({ kind, key, label, waiting }) =>
              kind === 'logout' ? (
                <LogoutCard key={key} label={label} />
              ) : (
                <LinkCard
                  key={key}
                  to={pathOf(casePlaceOf(area, key, ''))}
                  label={label}
                  note={caseTexts({ area, key }).note}
                  mark={waiting > 0 ? t('menu.waiting', { number: waiting }) : undefined}
                />
              ),
            )}
          </LinkCards>
        </Fragment>
      ))}
    </>
  )
}
