import type { CaseMachine } from '../case/machine/case.machine'
import { casesIn, type PlacedCase, type ProductLineCases } from '../case/menu/productLineCases'
import type { ProductLine } from '../routes'
import { cascoCases } from './casco'
import { homeCases } from './home'
import { kgfbCases } from './kgfb'
import { balesetCases, eletCases, nyugdijCases } from './life'

/** Every area's menu, for tools and tests; the portal loads each area by itself. */
export const everyProductLine: readonly ProductLineCases[] = [
  kgfbCases,
  cascoCases,
  homeCases,
  eletCases,
  nyugdijCases,
  balesetCases,
]

/** A case with its machine, and the first area that offers it. */
export interface ProductLineCase extends Omit<PlacedCase, 'buildMachine'> {
  readonly area: ProductLine
  readonly machine: CaseMachine
}

/** Every case once, though several areas may offer it. */
export const everyCase: readonly ProductLineCase[] = everyProductLine
  .flatMap((cases) => casesIn(cases).map((placed) => ({ ...placed, area: cases.area })))
  .filter(({ definition }, index, all) => all.findIndex((other) => other.definition === definition) === index)
  .map(({ buildMachine, ...placed }) => ({ ...placed, machine: buildMachine() }))
