import type { RiskObject } from '../../../src/api/entities'
import { chosenValuesOf } from '../../case/definition/answer'
import type { Answer } from '../../case/definition/field'
import { money } from '../../case/definition/fields/money'
import { optional } from '../../case/definition/fields/optional'
import { rows } from '../../case/definition/fields/rows'
import { text } from '../../case/definition/fields/text'
import { year } from '../../case/definition/fields/year'

/** Maximum age of a damaged thing, in years. */
const MAX_AGE_YEARS = 100

/** Repair cost or value. Optional, because customers may not know the amount right after the damage. */
const estimatedLoss = optional(money())

/** Lists of damaged things. The customer may leave a list empty or add any number of rows. */
export const damagedThings = {
  damagedBuilding: rows({ columns: { name: text(), estimatedLoss }, isList: true, serialize: (thing) => thing }),
  damagedOutbuildings: rows({
    columns: { name: text(), part: optional(text()), estimatedLoss },
    isList: true,
    serialize: (thing) => thing,
  }),
  damagedAssets: rows({
    columns: { name: text(), purchaseYear: optional(year({ yearsBack: MAX_AGE_YEARS })), estimatedLoss },
    isList: true,
    serialize: (thing) => thing,
  }),
}

/** Tells if the customer selected a kind of damaged thing. */
export const isKindSelected = (selectedKinds: Answer | undefined, kind: RiskObject): boolean =>
  chosenValuesOf(selectedKinds).includes(kind)
