import { pageOf } from '../../../machines/case/answers/visible'
import { filesOf } from '../../../machines/case/definition/answer'
import { planOf } from '../../../machines/case/machine/plan'
import { type Customer, goStep, isThrough } from './customer'
import { check } from './oracle'
import { caseIn, situationIn, waitUntilIdle } from './situation'

/** Maximum number of steps. No case has as many, even with failures. */
const MOST_STEPS = 60

/**
 * Returns the name of the current state, with ", answered" if the customer has filled in the page or attached files.
 */
export const routeOf = ({ tab, typed, productLineCase }: Customer): string => {
  const situation = situationIn(tab)
  const open = caseIn(tab)?.getSnapshot().context
  const page = open && planOf(productLineCase.definition).pageAt(open.step)
  const isTyped =
    situation.startsWith('filling') &&
    Object.keys(typed).some((name) => pageOf(productLineCase.definition, name) === page)
  const isAttached =
    situation === 'attaching' && Object.values(open?.answers ?? {}).some((answer) => filesOf(answer).length > 0)
  return isTyped || isAttached ? `${situation}, answered` : situation
}

/**
 * Continues as a customer would until `hasCome` returns `true` or the case is complete. Checks the invariants at each
 * step.
 */
export const goOnUntil = async (customer: Customer, hasCome: () => boolean): Promise<void> => {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    await waitUntilIdle(customer.tab, hasCome)
    check(customer)
    if (hasCome() || isThrough(customer)) return
    await goStep(customer)
  }
  throw new Error(`The customer gets nowhere, but stays in ${routeOf(customer)}`)
}

/** Continues until the case is complete. */
export const goThrough = (customer: Customer): Promise<void> => goOnUntil(customer, () => false)

/**
 * Continues until `routeOf` returns `route`.
 * @throws if the case is complete before that.
 */
export const goTo = async (customer: Customer, route: string): Promise<void> => {
  await goOnUntil(customer, () => routeOf(customer) === route)
  if (routeOf(customer) !== route) throw new Error(`The customer never comes to ${route}`)
}
