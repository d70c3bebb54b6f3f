import type { CaseMachine } from '../case/machine/case.machine'
import { type AreaCases, casesIn, type PlacedCase } from '../case/menu/productLineCases'
import type { Area } from '../routes'
import { cascoCases } from './casco'
import { lakasCases } from './home'
import { kgfbCases } from './kgfb'
import { balesetCases, eletCases, nyugdijCases } from './life'

/** Every area's menu, for tools and tests; the portal loads each area by itself. */
export const everyArea: readonly AreaCases[] = [
  kgfbCases,
  cascoCases,
  lakasCases,
  eletCases,
  nyugdijCases,
  balesetCases,
]

/** A case with its chart, and the first area that offers it. */
export interface AreaCase extends Omit<PlacedCase, 'chart'> {
  readonly area: Area
  readonly machine: CaseMachine
}

/** Every case once, though several areas may offer it. */
export const everyCase: readonly AreaCase[] = everyArea
  .flatMap((cases) => casesIn(cases).map((placed) => ({ ...placed, area: cases.area })))
  .filter(({ definition }, index, all) => all.findIndex((other) => other.definition === definition) === index)
  .map(({ chart, ...placed }) => ({ ...placed, machine: chart() }))
