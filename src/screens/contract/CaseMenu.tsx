import './CaseMenu.css'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOfId } from '../../../machines/addressId'
import type { ContractEvent, EnabledEntry } from '../../../machines/contract/contract.types'
import { caseRouteOf, type ProductLine, pathOf } from '../../../machines/routes'
import { SearchField } from '../../fields/SearchField'
import { useApp } from '../../hooks/actor'
import { Notice } from '../../ui/feedback/Notice'
import type { CampaignActor } from '../campaign/campaign'
import { caseTexts } from '../case/caseTexts'
import { useCampaignEntries } from './campaignEntries'
import { MenuJumps } from './MenuJumps'
import { MenuFirst, MenuRest } from './MenuParts'
import { MenuTiles } from './MenuTiles'
import { divideMenu, type ShownEntry } from './menuEntries'
import { searchEntries } from './menuSearch'
import { NothingFound } from './NothingFound'
import { OpenCampaign } from './OpenCampaign'

interface Props {
  readonly productLine: ProductLine
  /**
   * `offered`: all entries that the contract offers. `menu`: those of them with `isListed`, without cases that are
   * unavailable according to their loaded data.
   */
  readonly menu: readonly EnabledEntry[]
  readonly offered: readonly EnabledEntry[]
  /** The search text; `null` if the menu is too short for a search. */
  readonly search: string | null
  readonly campaign: CampaignActor
  /** True if the campaign is shown above the menu. */
  readonly isCampaignAbove: boolean
  /** Ref that `MenuRest` sets to its first element, which is below the place of the campaign. */
  readonly groups: RefObject<HTMLElement | null>
  readonly send: (event: ContractEvent) => void
}

/** The contract's menu, or the entries that match the search. */
export function CaseMenu({ productLine, menu, offered, search, campaign, isCampaignAbove, groups, send }: Props) {
  const { t } = useTranslation('contract')
  const app = useApp()
  const campaignEntries = useCampaignEntries(campaign)
  const logoutEvent = { type: 'logout.requested' } as const
  const onlineCasesEntry = offered.find(({ screen }) => screen === 'onlineCases')
  const entries: readonly ShownEntry[] = [
    ...menu.map((entry) => {
      const { label, note, sentNote, words } = caseTexts({ productLine, key: entry.key })
      const { sentCase } = entry
      return sentCase !== null && onlineCasesEntry
        ? {
            ...entry,
            label,
            words,
            note: sentNote,
            to: pathOf(caseRouteOf(productLine, onlineCasesEntry.key, addressOfId(sentCase))),
          }
        : { ...entry, label, note, words }
    }),
    ...campaignEntries,
    {
      ...{
        key: 'logout',
        group: 'leaving',
        waiting: 0,
        action: { press: () => app.send(logoutEvent), event: logoutEvent },
      },
      ...{ label: t('menu.logout.label'), note: t('menu.logout.note'), words: t('menu.logout.words') },
    },
  ]
  const parts = divideMenu(entries)
  const foundEntries = search?.trim() ? searchEntries(parts.inOrder, search, t('menu.fillers')) : null
  const foundCount = foundEntries?.length ?? 0
  return (
    <div className="menu">
      {menu.length === 0 && (
        <Notice kind="info" heading={t('menu.empty.heading')}>
          <p>{t('menu.empty.body')}</p>
        </Notice>
      )}
      {search !== null && (
        <SearchField
          name="search"
          label={t('menu.search')}
          clear={t('clearSearch')}
          value={search}
          onChange={(value) => send({ type: 'search.changed', value })}
          status={
            foundEntries === null
              ? ''
              : t(foundCount === 0 ? 'menu.notFound.heading' : 'menu.found', { number: foundCount })
          }
        />
      )}
      {foundEntries === null ? (
        <>
          {search !== null && <MenuJumps productLine={productLine} parts={parts} />}
          <MenuFirst productLine={productLine} parts={parts} />
        </>
      ) : (
        <div className="menu-found">
          {foundCount === 0 ? (
            <NothingFound productLine={productLine} entries={entries} />
          ) : (
            <MenuTiles productLine={productLine} entries={foundEntries} />
          )}
        </div>
      )}
      {isCampaignAbove && <OpenCampaign campaign={campaign} menu={offered} />}
      {foundEntries === null && <MenuRest productLine={productLine} parts={parts} start={groups} />}
    </div>
  )
}
