import type { RiskObject } from '../../../src/api/entities'
import { chosenOf } from '../../case/definition/answer'
import type { Answer } from '../../case/definition/field'
import { money } from '../../case/definition/fields/money'
import { optional } from '../../case/definition/fields/optional'
import { rows } from '../../case/definition/fields/rows'
import { text } from '../../case/definition/fields/text'
import { year } from '../../case/definition/fields/year'

/** How old a thing can be, in years. */
const CENTURY = 100

/** What it will cost, or was worth: nobody has to know it who stands in water. */
const estimatedLoss = optional(money())

/** What was damaged, thing by thing: each list of its own, with as many rows as there are things, also none. */
export const damagedThings = {
  damagedBuilding: rows({ columns: { name: text(), estimatedLoss }, isList: true, serialize: (thing) => thing }),
  damagedOutbuildings: rows({
    columns: { name: text(), part: optional(text()), estimatedLoss },
    isList: true,
    serialize: (thing) => thing,
  }),
  damagedAssets: rows({
    columns: { name: text(), purchaseYear: optional(year({ yearsBack: CENTURY })), estimatedLoss },
    isList: true,
    serialize: (thing) => thing,
  }),
}

/** Whether the customer has ticked that something of a kind was damaged. */
export const isTicked = (kinds: Answer | undefined, kind: RiskObject): boolean => chosenOf(kinds).includes(kind)
