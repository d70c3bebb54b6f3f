import type { ViewerData } from '../../../tools/flows/viewer/data.ts'

/** What the viewer shows where there is nothing to show. */
export const emptyViewer: ViewerData = {
  flows: [],
  drawings: {},
  texts: {},
  areas: {},
  unused: [],
  ends: {},
  tested: {},
  screens: {},
  paths: {},
}
