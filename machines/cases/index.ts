import type { CaseMachine } from '../case/machine/case.machine'
import { allCasesOf, type MenuCase, type ProductLineCases } from '../case/menu/productLineCases'
import type { ProductLine } from '../routes'
import { cascoCases } from './casco'
import { homeCases } from './home'
import { kgfbCases } from './kgfb'
import { balesetCases, eletCases, nyugdijCases } from './life'

/** Menus of all product lines, for tools and tests. The portal loads each product line separately. */
export const everyProductLine: readonly ProductLineCases[] = [
  kgfbCases,
  cascoCases,
  homeCases,
  eletCases,
  nyugdijCases,
  balesetCases,
]

/** A case with its machine and the first product line that offers it. */
export interface ProductLineCase extends Omit<MenuCase, 'buildMachine'> {
  readonly productLine: ProductLine
  readonly machine: CaseMachine
}

/** Each case once, even if several product lines offer it. */
export const everyCase: readonly ProductLineCase[] = everyProductLine
  .flatMap((cases) => allCasesOf(cases).map((menuCase) => ({ ...menuCase, productLine: cases.productLine })))
  .filter(({ definition }, index, all) => all.findIndex((other) => other.definition === definition) === index)
  .map(({ buildMachine, ...menuCase }) => ({ ...menuCase, machine: buildMachine() }))
