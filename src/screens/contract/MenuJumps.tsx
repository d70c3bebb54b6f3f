import './MenuJumps.css'
import { useTranslation } from 'react-i18next'
import type { MenuGroup } from '../../../machines/case/menu/productLineCases'
import { caseRouteOf, type ProductLine, pathOf } from '../../../machines/routes'
import { Link } from '../../ui/controls/Link'
import { JumpLink } from '../../ui/layout/JumpLink'
import { caseTexts } from '../case/caseTexts'
import type { DividedMenu, ShownGroup } from './menuEntries'

/** Returns the id of the heading of a menu part. Jump links lead to it. */
export const partId = (group: MenuGroup | 'frequent'): string => `menu-${group}`

/** Groups whose name says little. These groups are short and get no jump link. */
const VAGUE_GROUPS: readonly MenuGroup[] = ['contract', 'other']

/** Minimum number of links. A menu with fewer parts needs no jump links. */
const MIN_PARTS = 3

interface Props {
  readonly productLine: ProductLine
  readonly parts: DividedMenu
}

/**
 * Links to the parts of the menu below, so that customers need not scroll to the end. Before them are two direct links:
 * to the policy and to the termination.
 */
export function MenuJumps({ productLine, parts }: Props) {
  const { t } = useTranslation('contract')
  const { papers, documents, groups, leaving } = parts
  const policyEntry = papers.find(({ icon }) => icon === 'policy')
  // The group also contains the logout. It needs no link here, because every page has a button for it.
  const terminationEntry = leaving.find(({ key }) => key !== 'logout')
  const directLinks = [
    ...(policyEntry ? [{ key: policyEntry.key, name: caseTexts({ productLine, key: policyEntry.key }).atHand }] : []),
    ...(terminationEntry ? [{ key: terminationEntry.key, name: t('menu.jumps.leaving') }] : []),
  ]
  const jumpGroups: readonly Pick<ShownGroup, 'group' | 'name'>[] = [
    ...(papers.length + documents.length > 0 ? [{ group: 'documents', name: 'documents' } as const] : []),
    ...groups.filter(({ group }) => !VAGUE_GROUPS.includes(group)),
  ]
  if (directLinks.length + jumpGroups.length < MIN_PARTS) return null
  return (
    <nav className="menu-jumps" aria-label={t('menu.jumps.label')}>
      <ul>
        {directLinks.map(({ key, name }) => (
          <li key={key}>
            <Link to={pathOf(caseRouteOf(productLine, key, ''))}>{name}</Link>
          </li>
        ))}
        {jumpGroups.map(({ group, name }) => (
          <li key={group}>
            <JumpLink to={partId(group)}>{t(`menu.groups.${name}`)}</JumpLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
