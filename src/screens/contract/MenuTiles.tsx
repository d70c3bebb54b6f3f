import { useTranslation } from 'react-i18next'
import { type Area, casePlaceOf, pathOf } from '../../../machines/routes'
import { LinkCard, LinkCards } from '../../ui/LinkCard'
import type { CampaignActor } from '../campaign/campaign'
import { ActionCard } from './ActionCard'
import { LogoutCard } from './LogoutCard'
import type { ShownEntry } from './menuEntries'

interface Props {
  readonly area: Area
  readonly entries: readonly ShownEntry[]
  readonly campaign: CampaignActor
}

/** Entries of the menu, side by side. */
export function MenuTiles({ area, entries, campaign }: Props) {
  const { t } = useTranslation('contract')
  return (
    <LinkCards>
      {entries.map(({ kind, key, label, note, waiting }) =>
        kind === 'logout' ? (
          <LogoutCard key={key} label={label} note={note} />
        ) : kind === 'campaign' ? (
          <ActionCard key={key} send={campaign.send} event={{ type: 'campaign.recalled' }} label={label} note={note} />
        ) : (
          <LinkCard
            key={key}
            to={pathOf(casePlaceOf(area, key, ''))}
            label={label}
            note={note}
            mark={waiting > 0 ? t('menu.waiting', { number: waiting }) : undefined}
          />
        ),
      )}
    </LinkCards>
  )
}
