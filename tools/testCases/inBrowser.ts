import { existsSync, readFileSync } from 'node:fs'

/** Matches an annotation of the browser tests' walk: a flow, and its number of transitions taken in a browser. */
const ANNOTATION = /"description": ?"([\w.-]+): \d+ transitions modelled, .*? (\d+) taken in a browser/g

/**
 * Returns how many transitions of each flow the last run of the browser tests took, or an empty map if there was no
 * run.
 */
export const browserTransitionCounts = (reportFile = '.cache/playwright.json'): ReadonlyMap<string, number> =>
  existsSync(reportFile)
    ? new Map(
        [...readFileSync(reportFile, 'utf8').matchAll(ANNOTATION)].map(([, flow = '', count = '0']) => [
          flow,
          Number(count),
        ]),
      )
    : new Map()
