import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContractEvent, EnabledEntry } from '../../../machines/contract/contract.types'
import type { Area } from '../../../machines/routes'
import { SearchField } from '../../fields/SearchField'
import { Notice } from '../../ui/Notice'
import type { CampaignActor } from '../campaign/campaign'
import { caseTexts } from '../case/caseTexts'
import { useCampaignEntries } from './campaignEntries'
import { MenuTiles } from './MenuTiles'
import { grouped, type ShownEntry } from './menuEntries'
import { searched } from './menuSearch'
import { NothingFound } from './NothingFound'

interface Props {
  readonly area: Area
  readonly menu: readonly EnabledEntry[]
  /** What is searched for; `null` where the menu is too short to search in. */
  readonly search: string | null
  readonly campaign: CampaignActor
  readonly send: (event: ContractEvent) => void
}

/** What can be done with the contract, or what of it is searched for. */
export function CaseMenu({ area, menu, search, campaign, send }: Props) {
  const { t } = useTranslation('contract')
  const campaignEntries = useCampaignEntries(campaign)
  const entries: readonly ShownEntry[] = [
    ...menu.map((entry) => {
      const { label, note, words } = caseTexts({ area, key: entry.key })
      return { ...entry, label, note, words }
    }),
    ...campaignEntries,
    {
      ...{ kind: 'logout', key: 'logout', group: 'other', waiting: 0 },
      ...{ label: t('menu.logout.label'), note: t('menu.logout.note'), words: t('menu.logout.words') },
    },
  ]
  const groups = grouped(entries)
  const inOrder = groups.flatMap(({ entries }) => entries)
  const found = search?.trim() ? searched(inOrder, search, t('menu.fillers')) : null
  const number = found?.length ?? 0
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
          status={found === null ? '' : t(number === 0 ? 'menu.notFound.heading' : 'menu.found', { number })}
        />
      )}
      {found === null ? (
        groups.map(({ group, entries }) => (
          <Fragment key={group}>
            <h2>{t(`menu.groups.${group}`)}</h2>
            <MenuTiles area={area} campaign={campaign} entries={entries} />
          </Fragment>
        ))
      ) : number === 0 ? (
        <NothingFound area={area} campaign={campaign} entries={entries} />
      ) : (
        <MenuTiles area={area} campaign={campaign} entries={found} />
      )}
    </>
  )
}
