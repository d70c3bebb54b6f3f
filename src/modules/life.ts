import { balesetCases, eletCases, nyugdijCases } from '../../machines/cases/life'
import { photos } from '../browser/photos/photos'
import type { LazyModule } from './lazyModule'

/** The cases of life, pension and accident insurance. */
export const lazyModule = {
  cases: { elet: eletCases, nyugdij: nyugdijCases, baleset: balesetCases },
  photos,
} satisfies LazyModule
