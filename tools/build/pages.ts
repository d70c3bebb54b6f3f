/**
 * The files that a page needs besides the entry script: the lazy modules of its first screen, and data files to
 * preload.
 */
export type PageNeeds = { modules: readonly string[]; data: readonly string[] }

const sharedData = ['/config.json', '/assets/i18n/hu/common.json']

/** The module that renders every page. */
export const drawingModule = 'src/app/draw.ts'

/** Returns what the prerendered page of a path needs. The path `*` means all addresses without a page of their own. */
export function needsOf(path: string): PageNeeds {
  if (path.endsWith('/belepes'))
    return { modules: [drawingModule, 'src/modules/signIn.ts'], data: [...sharedData, '/assets/i18n/hu/auth.json'] }
  if (path === '/kezdolap') return { modules: [drawingModule, 'src/modules/home.ts'], data: sharedData }
  return { modules: [drawingModule], data: sharedData }
}

/** The needs of the start page with the simulated insurer. */
export const trialNeeds: PageNeeds = {
  modules: [...needsOf('/kezdolap').modules, 'src/modules/simulation.ts'],
  data: [...sharedData, '/assets/i18n/hu/panel.json'],
}
