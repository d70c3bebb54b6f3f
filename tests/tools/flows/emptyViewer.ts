import type { ViewerData } from '../../../tools/flows/viewer/data.ts'

/** Viewer data without content. */
export const emptyViewer: ViewerData = {
  flows: [],
  drawings: {},
  texts: {},
  productLines: {},
  unused: [],
  ends: {},
  tested: {},
  screens: {},
  paths: {},
}
