import { existsSync, readFileSync } from 'node:fs'

/** How many transitions of a flow a run of the browser's tests has taken, as its walk has noted it. */
const NOTED = /"description": ?"([\w.-]+): \d+ transitions modelled, .*? (\d+) taken in a browser/g

/** The same of every flow that was walked through by the last run of `npm test` or `npm run browser`, by its id; empty where there was none. */
export const takenInBrowser = (report = '.cache/playwright.json'): ReadonlyMap<string, number> =>
  existsSync(report)
    ? new Map(
        [...readFileSync(report, 'utf8').matchAll(NOTED)].map(([, flow = '', taken = '0']) => [flow, Number(taken)]),
      )
    : new Map()
