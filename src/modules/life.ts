import { balesetCases, eletCases, nyugdijCases } from '../../machines/cases/life'
import { photos } from '../browser/photos/photos'
import type { LazyModule } from './lazyModule'

/** Registers the cases of life, pension and accident insurance, and the services for their photos. */
export const lazyModule = {
  cases: { elet: eletCases, nyugdij: nyugdijCases, baleset: balesetCases },
  photos,
} satisfies LazyModule
