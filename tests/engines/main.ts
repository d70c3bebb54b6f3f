import { mkdirSync, writeFileSync } from 'node:fs'
import { startSandbox } from '../../mocks/sandbox/server'
import { commandLine } from '../../tools/commandLine'
import { buildFolder, simulatedBuildFolder } from '../../tools/serve/builtPortal'
import { serve } from '../../tools/serve/server'
import { onStop } from '../../tools/stopSignal'
import { chromium } from './chromium'
import { goThrough, stories } from './cover'
import type { EngineKind } from './engine'
import { firefox } from './firefox'
import { pageOf, takePictures } from './pictures'
import { webKit } from './webKit'

const args = commandLine({
  call: 'npm run engines',
  does: `Goes through the production build in Firefox and WebKit, with the insurer over the network and in the page.
A machine without one of them says so, and passes.`,
  options: {
    chromium: { does: 'in Chromium, too' },
    network: { does: 'only with the insurer over the network' },
    pictures: { value: 'FOLDER', does: 'takes pictures of many screens in all three instead, beside each other' },
  },
})

const root = args.flag('network') ? buildFolder() : simulatedBuildFolder()

async function main(): Promise<boolean> {
  mkdirSync('.cache/engines', { recursive: true })
  // Registers a handler for stop signals, so that started programs end with this process.
  onStop(async () => undefined)
  const folder = args.text('pictures')
  if (folder !== undefined) return pictures(folder)
  const insurer = await startSandbox({ port: 0, scenario: 'fast' })
  try {
    const kinds = [firefox, webKit, ...(args.flag('chromium') ? [chromium] : [])]
    const results = await Promise.all(
      kinds.filter(isHere).map((kind) => runIn(kind, insurer.origin, args.flag('network'))),
    )
    return results.every(Boolean)
  } finally {
    await insurer.close()
  }
}

async function pictures(folder: string): Promise<boolean> {
  mkdirSync(folder, { recursive: true })
  const site = await serve({ root, config: { mock: true }, port: 0 })
  const kinds = [chromium, firefox, webKit].filter(isHere)
  const failures = (await Promise.all(kinds.map((kind) => takePictures(kind, site.origin, folder)))).flat()
  await site.close()
  for (const failure of failures) console.error(`  FAILED ${failure}`)
  writeFileSync(`${folder}/index.html`, pageOf(kinds))
  console.log(`${folder}/index.html`)
  return failures.length === 0
}

/** Tells if an engine is installed on this machine; prints a message if it is not. */
function isHere({ name, find }: EngineKind): boolean {
  if (find() !== null) return true
  console.log(`${name}: not installed, skipped.`)
  return false
}

async function runIn(kind: EngineKind, insurer: string, isOnlyNetwork: boolean): Promise<boolean> {
  const start = kind.find()
  if (start === null) return true
  // The insurer's server keeps separate data for each engine. If one engine terminates a contract, the contract stays
  // active for the other engines.
  const overNetwork = {
    where: 'over the network',
    config: { mock: false, apiBaseUrl: `${insurer}/w/${kind.name}/api` },
  }
  const inPage = { where: 'in the page', config: { mock: true } }
  const engine = await start('light')
  try {
    let isOk = true
    for (const { where, config } of isOnlyNetwork ? [overNetwork] : [overNetwork, inPage]) {
      const site = await serve({ root, config, port: 0 })
      const startedAt = performance.now()
      const failures = await goThrough(engine, site.origin)
      await site.close()
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      const passed = stories.length - failures.length
      console.log(`${engine.name}, insurer ${where}: ${passed} of ${stories.length} (${seconds} s)`)
      for (const failure of failures) console.error(`  FAILED ${failure}`)
      isOk = isOk && failures.length === 0
    }
    return isOk
  } finally {
    await engine.close()
  }
}

const isOk = await main().catch((error: unknown) => {
  console.error(error)
  return false
})
process.exitCode = isOk ? 0 : 1
