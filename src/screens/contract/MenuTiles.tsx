import './MenuTiles.css'
import { useTranslation } from 'react-i18next'
import { caseRouteOf, type ProductLine, pathOf } from '../../../machines/routes'
import { LinkCard } from '../../ui/controls/LinkCard'
import { joinClasses } from '../../ui/controls/sends'
import { ActionCard } from './ActionCard'
import { entryIcon } from './entryIcon'
import type { ShownEntry } from './menuEntries'

interface Props {
  readonly productLine: ProductLine
  readonly entries: readonly ShownEntry[]
  /** `rows`: a vertical list. In narrow layouts it shows only names. */
  readonly appearance?: 'tiles' | 'rows'
}

/** Entries of the menu. */
export function MenuTiles({ productLine, entries, appearance = 'tiles' }: Props) {
  const { t } = useTranslation('contract')
  return (
    <ul className={joinClasses('tiles', appearance === 'rows' && 'tiles-rows')}>
      {entries.map(({ key, label, note, waiting, icon, action, to }) =>
        action ? (
          <ActionCard
            key={key}
            send={action.press}
            event={action.event}
            label={label}
            note={note}
            leads={action.leads}
          />
        ) : (
          <LinkCard
            key={key}
            to={to ?? pathOf(caseRouteOf(productLine, key, ''))}
            label={label}
            note={note}
            {...(icon && appearance === 'rows' && { icon: entryIcon[icon] })}
            mark={waiting > 0 ? t('menu.waiting', { number: waiting }) : undefined}
          />
        ),
      )}
    </ul>
  )
}
