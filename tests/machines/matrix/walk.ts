import { pageOf } from '../../../machines/case/answers/visible'
import { filesOf } from '../../../machines/case/definition/answer'
import { planOf } from '../../../machines/case/machine/plan'
import { type Customer, goStep, isThrough } from './customer'
import { check } from './oracle'
import { caseIn, rest, situationIn } from './situation'

/** More than any case takes, with whatever goes wrong on its way. */
const MOST_STEPS = 60

/** Where a customer stands, more closely than the state: a form that is answered is another place than an empty one. */
export const routeOf = ({ tab, typed, placed }: Customer): string => {
  const situation = situationIn(tab)
  const open = caseIn(tab)?.getSnapshot().context
  const page = open && planOf(placed.definition).pageAt(open.step)
  const isTyped =
    situation.startsWith('filling') && Object.keys(typed).some((name) => pageOf(placed.definition, name) === page)
  const isAttached =
    situation === 'attaching' && Object.values(open?.answers ?? {}).some((answer) => filesOf(answer).length > 0)
  return isTyped || isAttached ? `${situation}, answered` : situation
}

/** Goes on as a customer would, until something has come, or the case is through. Checks on the way. */
export const goOnUntil = async (customer: Customer, hasCome: () => boolean): Promise<void> => {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    await rest(customer.tab, hasCome)
    check(customer)
    if (hasCome() || isThrough(customer)) return
    await goStep(customer)
  }
  throw new Error(`The customer gets nowhere, but stays in ${routeOf(customer)}`)
}

/** Goes on until the case is through. */
export const goThrough = (customer: Customer): Promise<void> => goOnUntil(customer, () => false)

/** Goes on until the customer stands at a place. @throws where the case is through before that. */
export const goTo = async (customer: Customer, route: string): Promise<void> => {
  await goOnUntil(customer, () => routeOf(customer) === route)
  if (routeOf(customer) !== route) throw new Error(`The customer never comes to ${route}`)
}
