import { chromium } from 'playwright'
import { flag, numberOption, option } from '../../tools/arguments'
import { browserArguments, findBrowser } from '../../tools/browser/findBrowser'
import { serve } from '../../tools/serve/server'
import { contents } from './contents'
import { hours } from './hours'
import { insurer } from './insurer'
import { longList } from './longList'
import { manyFunds } from './manyFunds'
import { paths } from './paths'
import { presses } from './presses'
import { compare } from './report'
import { coldRun, type Run } from './run'
import { buildFloor, buildPortal } from './sites'
import { typing } from './typing'

/**
 * Measures the portal beside the floor: `npm run bench [-- --runs 7] [--no-build] [--against FOLDER]`,
 * the folder of another build, whose presses are taken in turn with this one's. A report: it always ends well.
 */
async function main(): Promise<void> {
  const runs = numberOption('runs', 7)
  const against = option('against')
  const floorRoot = await buildFloor()
  const portalRoot = flag('no-build') ? 'dist' : buildPortal()
  const found = findBrowser()
  const floor = await serve({ root: floorRoot, port: 0 })
  const portal = await serve({ root: portalRoot, config: { mock: false }, port: 0 })
  const simulated = await serve({ root: portalRoot, config: { mock: true }, port: 0 })
  const browser = await chromium.launch({
    executablePath: found.path,
    // A tool's presence in a page lets V8 look up where in the source a stack stands, which it has to parse the whole script
    // for: a tenth of the time to answer, that nobody waits for without a tool. Kept from the first compiling on, it costs next to nothing.
    args: [...browserArguments, '--js-flags=--no-enable-lazy-source-positions'],
  })
  try {
    const pages = {
      floor: `${floor.origin}/`,
      home: `${portal.origin}/kezdolap`,
      signIn: `${portal.origin}/kgfb/belepes`,
    }
    const results: Record<keyof typeof pages, Run[]> = { floor: [], home: [], signIn: [] }
    // The first load of a browser is slower than the rest, so one of each goes uncounted.
    for (const url of Object.values(pages)) await coldRun(browser, url)
    for (let round = 0; round < runs; round += 1) {
      for (const name of ['floor', 'home', 'signIn'] as const) results[name].push(await coldRun(browser, pages[name]))
    }
    console.log(`${runs} cold runs each, interleaved, medians; 4x slower processor, slow 4G; ${found.path}\n`)
    console.log(compare('Home (/kezdolap)', results.floor, results.home))
    console.log(`\n${compare('Sign-in (/kgfb/belepes)', results.floor, results.signIn)}`)
    console.log(`\n${await presses(browser, [portalRoot, ...(against === undefined ? [] : [against])], runs)}`)
    console.log(`\n${await longList(browser, simulated.origin)}`)
    console.log(`\n${await manyFunds(browser, simulated.origin)}`)
    console.log(`\n${await typing(browser, simulated.origin)}`)
    console.log(`\n${await hours(browser, portalRoot)}`)
    console.log(`\n${await contents()}`)
    console.log(`\n${await insurer()}`)
    console.log(`\n${paths()}`)
  } finally {
    await browser.close()
    await floor.close()
    await portal.close()
    await simulated.close()
  }
}

await main()
