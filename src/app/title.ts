import type { Route } from '../../machines/routes'
import type { AppActor } from '../hooks/actor'
import { type CaseName, ownCaseText } from '../texts/caseText'
import { textOf } from '../texts/texts'

/** True while the open case is not submitted. */
export const isCaseUnderWay = (app: AppActor): boolean => {
  const contract = app.getSnapshot().children.contract?.getSnapshot()
  return contract?.children.case !== undefined && contract.context.submission !== 'done'
}

/** A case's name in the title. Some cases have a title of their own while they are under way. */
const caseTitle = (name: CaseName, isUnderWay: boolean): string | undefined =>
  (isUnderWay ? ownCaseText(name, 'title') : undefined) ?? ownCaseText(name, 'label')

/** The page's title: product, area, case; path parameters stripped (specification, section 2). */
export const titleOf = (route: Route, brand: string, isUnderWay: boolean): string =>
  [
    textOf('common', 'product', { brand }),
    'area' in route ? textOf('common', `areas.${route.area}`) : undefined,
    route.name === 'case' ? caseTitle({ ...route, variant: '' }, isUnderWay) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' – ')
