import { existsSync, readFileSync } from 'node:fs'

/** Matches the annotation of the browser tests' walk: a flow, and its number of transitions taken in a browser. */
const NOTED = /"description": ?"([\w.-]+): \d+ transitions modelled, .*? (\d+) taken in a browser/g

/**
 * Reads the number of transitions taken in a browser by the last run of `npm test` or `npm run browser`, by flow id.
 * Empty if there was no run.
 */
export const takenInBrowser = (report = '.cache/playwright.json'): ReadonlyMap<string, number> =>
  existsSync(report)
    ? new Map(
        [...readFileSync(report, 'utf8').matchAll(NOTED)].map(([, flow = '', taken = '0']) => [flow, Number(taken)]),
      )
    : new Map()
