import { chromium } from 'playwright'
import { browserArguments, findBrowser } from '../../tools/browser/findBrowser'
import { commandLine } from '../../tools/commandLine'
import { simulatedBuildFolder } from '../../tools/serve/builtPortal'
import { serve } from '../../tools/serve/server'
import { contents } from './contents'
import { firstScreens } from './firstScreens'
import { hours } from './hours'
import { insurer } from './insurer'
import { longList } from './longList'
import { manyFunds } from './manyFunds'
import { paths } from './paths'
import { presses } from './presses'
import { buildFloor, buildPortal } from './sites'
import { typing } from './typing'

/** Runs all measurements and prints their report. The exit code is 0 even if a figure exceeds its maximum. */
async function main(): Promise<void> {
  const args = commandLine({
    call: 'npm run bench',
    does: 'Builds the portal and measures it beside a floor of bare React: some ten minutes, on a machine that does nothing else.',
    options: {
      runs: {
        value: 'NUMBER',
        does: 'how often the first screens and the presses are measured; 7 where nothing is given',
      },
      'no-build': { does: 'the build that is there' },
      against: { value: 'FOLDER', does: 'another build, whose presses are taken in turn with those of this one' },
    },
  })
  const runs = args.number('runs', 7)
  const against = args.text('against')
  const floorRoot = await buildFloor()
  const portalRoot = args.flag('no-build') ? simulatedBuildFolder() : buildPortal()
  const found = findBrowser()
  const floor = await serve({ root: floorRoot, port: 0 })
  const portal = await serve({ root: portalRoot, config: { mock: false }, port: 0 })
  const simulated = await serve({ root: portalRoot, config: { mock: true }, port: 0 })
  const browser = await chromium.launch({
    executablePath: found.path,
    // While a tool is attached to a page, V8 parses the whole script for the source positions of stack traces. That
    // takes a tenth of the measured time, and customers have no tool attached. The flag makes V8 collect the positions
    // at the first compilation, which costs almost nothing.
    args: [...browserArguments, '--js-flags=--no-enable-lazy-source-positions'],
  })
  try {
    console.log(`${await firstScreens(browser, { floor: floor.origin, portal: portal.origin }, runs)}\n${found.path}`)
    console.log(`\n${await presses(browser, [portalRoot, ...(against === undefined ? [] : [against])], runs)}`)
    console.log(`\n${await longList(browser, simulated.origin)}`)
    console.log(`\n${await manyFunds(browser, simulated.origin)}`)
    console.log(`\n${await typing(browser, simulated.origin)}`)
    console.log(`\n${await hours(browser, portalRoot)}`)
    console.log(`\n${await contents()}`)
    console.log(`\n${await insurer()}`)
    console.log(`\n${await paths()}`)
  } finally {
    await browser.close()
    await floor.close()
    await portal.close()
    await simulated.close()
  }
}

await main()
