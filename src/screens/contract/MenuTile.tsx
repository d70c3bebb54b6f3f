import { useTranslation } from 'react-i18next'
import { type Area, casePlaceOf, pathOf } from '../../../machines/routes'
import { LinkCard } from '../../ui/LinkCard'
import { LogoutCard } from './LogoutCard'
import type { ShownEntry } from './menuEntries'

interface Props {
  readonly area: Area
  readonly entry: ShownEntry
}

/** One entry of the menu. */
export function MenuTile({ area, entry: { kind, key, label, note, waiting } }: Props) {
  const { t } = useTranslation('contract')
  if (kind === 'logout') return <LogoutCard label={label} note={note} />
  return (
    <LinkCard
      to={pathOf(casePlaceOf(area, key, ''))}
      label={label}
      note={note}
      mark={waiting > 0 ? t('menu.waiting', { number: waiting }) : undefined}
    />
  )
}
