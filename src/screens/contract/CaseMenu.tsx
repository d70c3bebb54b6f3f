import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuGroup } from '../../../machines/case/areaCases'
import type { ContractEvent, EnabledEntry } from '../../../machines/contract/contract.types'
import { type Area, pathOf } from '../../../machines/routes'
import { useApp } from '../../app/actor'
import { SearchField } from '../../fields/SearchField'
import { Action } from '../../ui/Action'
import { CarIcon } from '../../ui/areaIcons'
import type { Icon } from '../../ui/icons'
import { LinkCard, LinkCards } from '../../ui/LinkCard'
import { Notice } from '../../ui/Notice'
import { caseTexts } from '../case/caseTexts'
import { groupsFound } from './menuEntries'

const icons: Partial<Record<MenuGroup, { readonly icon: Icon }>> = { vehicle: { icon: CarIcon } }

interface Props {
  readonly area: Area
  readonly menu: readonly EnabledEntry[]
  readonly search: string
  readonly send: (event: ContractEvent) => void
}

/** What can be done with the contract, narrowed down by the search. */
export function CaseMenu({ area, menu, search, send }: Props) {
  const { t } = useTranslation('contract')
  const app = useApp()
  if (menu.length === 0) {
    return (
      <Notice kind="info" heading={t('menu.empty.heading')}>
        <p>{t('menu.empty.body')}</p>
      </Notice>
    )
  }
  const groups = groupsFound(
    menu.map((entry) => ({ ...entry, label: caseTexts({ area, key: entry.key }).label })),
    search,
  )
  const number = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <>
      <SearchField
        name="search"
        label={t('menu.search')}
        value={search}
        onChange={(value) => send({ type: 'search.changed', value })}
        status={search.trim() === '' ? '' : t(number === 0 ? 'menu.notFound.heading' : 'menu.found', { number })}
      />
      {number === 0 && <p>{t('menu.notFound.body')}</p>}
      {groups.map(({ group, entries }) => (
        <Fragment key={group}>
          <h2>{t(`menu.groups.${group}`)}</h2>
          <LinkCards>
            {entries.map(({ key, label }) => (
              <LinkCard
                key={key}
                to={pathOf({ name: 'case', area, key, step: '' })}
                label={label}
                note={caseTexts({ area, key }).note}
                {...icons[group]}
              />
            ))}
          </LinkCards>
        </Fragment>
      ))}
      <Action send={app.send} event={{ type: 'logout.requested' }} variant="quiet">
        {t('menu.logout')}
      </Action>
    </>
  )
}
