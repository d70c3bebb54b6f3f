import { existsSync, readFileSync } from 'node:fs'

/** Number of a flow's transitions taken in a browser, as the browser tests' walk annotates it. */
const NOTED = /"description": ?"([\w.-]+): \d+ transitions modelled, .*? (\d+) taken in a browser/g

/** Reads these numbers of the last run of `npm test` or `npm run browser`, by flow id. Empty if there was no run. */
export const takenInBrowser = (report = '.cache/playwright.json'): ReadonlyMap<string, number> =>
  existsSync(report)
    ? new Map(
        [...readFileSync(report, 'utf8').matchAll(NOTED)].map(([, flow = '', taken = '0']) => [flow, Number(taken)]),
      )
    : new Map()
