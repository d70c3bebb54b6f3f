import './MenuJumps.css'
import { useTranslation } from 'react-i18next'
import type { MenuGroup } from '../../../machines/case/areaCases'
import { JumpLink } from '../../ui/JumpLink'
import { type DividedMenu, hasPolicy } from './menuEntries'

/** The id of a part of the menu. */
export const partId = (group: MenuGroup | 'frequent'): string => `menu-${group}`

/** Groups whose name tells nobody what is in them; they are short. */
const VAGUE: readonly MenuGroup[] = ['contract', 'other']

/** Fewer parts are seen without it. */
const LEAST = 3

/** What the menu has below, in a word or two each, and the way there: nobody has to scroll for what stands at the end. */
export function MenuJumps({ parts }: { readonly parts: DividedMenu }) {
  const { t } = useTranslation('contract')
  const { documents, groups, leaving } = parts
  const shown: readonly MenuGroup[] = [
    ...(documents.length > 0 ? (['documents'] as const) : []),
    ...groups.map(({ group }) => group).filter((group) => !VAGUE.includes(group)),
    // Logging out has a button of its own on every page.
    ...(leaving.length > 1 ? (['leaving'] as const) : []),
  ]
  if (shown.length < LEAST) return null
  const labels: Partial<Record<MenuGroup, string>> = {
    documents: t(hasPolicy(parts) ? 'menu.jumps.documents' : 'menu.jumps.letters'),
    leaving: t('menu.jumps.leaving'),
  }
  return (
    <nav className="menu-jumps" aria-label={t('menu.jumps.label')}>
      <ul>
        {shown.map((group) => (
          <li key={group}>
            <JumpLink to={partId(group)}>{labels[group] ?? t(`menu.groups.${group}`)}</JumpLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
