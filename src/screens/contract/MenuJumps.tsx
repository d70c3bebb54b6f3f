import './MenuJumps.css'
import { useTranslation } from 'react-i18next'
import type { MenuGroup } from '../../../machines/case/areaCases'
import { type Area, casePlaceOf, pathOf } from '../../../machines/routes'
import { JumpLink } from '../../ui/JumpLink'
import { Link } from '../../ui/Link'
import { caseTexts } from '../case/caseTexts'
import type { DividedMenu, ShownGroup } from './menuEntries'

/** The id of a part of the menu. */
export const partId = (group: MenuGroup | 'frequent'): string => `menu-${group}`

/** Groups whose name tells nobody what is in them; they are short. */
const VAGUE: readonly MenuGroup[] = ['contract', 'other']

/** Fewer parts are seen without it. */
const LEAST = 3

interface Props {
  readonly area: Area
  readonly parts: DividedMenu
}

/**
 * What the menu has below, in a word or two each, and the way there: nobody has to scroll for what stands at the end. The policy,
 * which is looked for most, is opened at once.
 */
export function MenuJumps({ area, parts }: Props) {
  const { t } = useTranslation('contract')
  const { papers, documents, groups, leaving } = parts
  const shown: readonly Pick<ShownGroup, 'group' | 'name'>[] = [
    ...(papers.length + documents.length > 0 ? [{ group: 'documents', name: 'documents' } as const] : []),
    ...groups.filter(({ group }) => !VAGUE.includes(group)),
    // Logging out has a button of its own on every page.
    ...(leaving.length > 1 ? [{ group: 'leaving', name: 'leaving' } as const] : []),
  ]
  const policy = papers.find(({ icon }) => icon === 'policy')
  if (shown.length < LEAST) return null
  return (
    <nav className="menu-jumps" aria-label={t('menu.jumps.label')}>
      <ul>
        {policy && (
          <li>
            <Link to={pathOf(casePlaceOf(area, policy.key, ''))}>{caseTexts({ area, key: policy.key }).atHand}</Link>
          </li>
        )}
        {shown.map(({ group, name }) => (
          <li key={group}>
            <JumpLink to={partId(group)}>
              {t(name === 'leaving' ? 'menu.jumps.leaving' : `menu.groups.${name}`)}
            </JumpLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
