import type { Route } from '../../machines/routes'
import type { AppActor } from '../hooks/actor'
import { type CaseName, ownCaseText } from '../texts/caseText'
import { textOf } from '../texts/texts'

/** Tells if a case is open and not submitted yet. */
export const isCaseUnderWay = (app: AppActor): boolean => {
  const contract = app.getSnapshot().children.contract?.getSnapshot()
  return contract?.children.case !== undefined && contract.context.submission !== 'done'
}

/** Returns a case's name for the page's title. Some cases have another name there until they are submitted. */
const caseTitle = (name: CaseName, isUnderWay: boolean): string | undefined =>
  (isUnderWay ? ownCaseText(name, 'title') : undefined) ?? ownCaseText(name, 'label')

/** Returns the page's title: product, product line, and case, without path parameters (specification, section 2). */
export const titleOf = (route: Route, brand: string, isUnderWay: boolean): string =>
  [
    textOf('common', 'product', { brand }),
    'productLine' in route ? textOf('common', `productLines.${route.productLine}`) : undefined,
    route.name === 'case' ? caseTitle({ ...route, variant: '' }, isUnderWay) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' – ')
