import type { Browser, CDPSession, Page } from 'playwright'
import * as v from 'valibot'
import { startSandbox } from '../../mocks/sandbox/server'
import { serve } from '../../tools/serve/server'
import { table } from './report'

const MINUTE = 60_000

/**
 * The memory that the page still uses after garbage collection: `heap` in bytes, and the numbers of DOM nodes and
 * listeners.
 */
interface Held {
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/** The number of times that the test opens and leaves a case (`CASES`), and renews the session (`RENEWALS`). */
const CASES = 200
const RENEWALS = 10

/**
 * Measures a page's memory after hours of use: the customer opens and leaves many cases, and renews the session. The
 * memory must not grow.
 */
export async function hours(browser: Browser, root: string): Promise<string> {
  const insurer = await startSandbox({ port: 0, scenario: 'fast' })
  const portal = await serve({ root, config: { mock: false, apiBaseUrl: `${insurer.origin}/w/hours/api` }, port: 0 })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  try {
    const devTools = await page.context().newCDPSession(page)
    await page.clock.install()
    await page.goto(`${portal.origin}/kgfb/belepes`)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await page.getByLabel('Szerződésszám').fill('10000001')
    await page.getByRole('button', { name: 'Tovább', exact: true }).click()
    await page.getByLabel('SMS-kód').fill('123456')
    await page.getByRole('button', { name: 'Belépés', exact: true }).click()
    await menu(page)
    const rows: (readonly [string, Held])[] = []
    const note = async (name: string) => rows.push([name, await heldBy(devTools)])
    // The first cases load everything that the portal loads only once. The first measurement comes after them.
    await openAndLeave(page, CASES / 10)
    await note(`after ${CASES / 10} cases`)
    await openAndLeave(page, CASES / 2)
    await note(`${CASES / 2} more`)
    await openAndLeave(page, CASES / 2)
    await note(`${CASES / 2} more`)
    for (let renewed = 0; renewed < RENEWALS; renewed += 1) {
      if (renewed === 1) await note('a session renewed')
      await page.request.post(`${insurer.origin}/w/hours/__sandbox/clock`, { data: { advanceMs: 18 * MINUTE + 1000 } })
      await page.clock.fastForward(18 * MINUTE + 1000)
      await page.getByRole('dialog').waitFor()
      await page.getByRole('dialog').getByRole('button').first().click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    await note(`${RENEWALS - 1} times more`)
    const cells = rows.map(([name, { heap, nodes, listeners }]) => [
      name,
      `${(heap / 1000).toFixed(0)} kB`,
      String(nodes),
      String(listeners),
    ])
    return `Hours in one page, after collection\n${table([['', 'heap', 'nodes', 'listeners'], ...cells])}`
  } finally {
    await page.close()
    await portal.close()
    await insurer.close()
  }
}

const menu = (page: Page) => page.locator('[data-state^="selecting"]').first().waitFor()

async function openAndLeave(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.locator('a[href="/kgfb/ugyek/license-plate"]').first().click()
    await page.locator('[data-state^="filling"]').first().waitFor()
    await page.evaluate(() => history.back())
    await menu(page)
  }
}

async function heldBy(devTools: CDPSession): Promise<Held> {
  // Collects garbage three times, since one collection can make further objects collectable.
  for (let time = 0; time < 3; time += 1) await devTools.send('HeapProfiler.collectGarbage')
  const heap = ownSize(await snapshotOf(devTools))
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters')
  return { heap, nodes, listeners: jsEventListeners }
}

async function snapshotOf(devTools: CDPSession): Promise<string> {
  const chunks: string[] = []
  const addChunk = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk)
  devTools.on('HeapProfiler.addHeapSnapshotChunk', addChunk)
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devTools.off('HeapProfiler.addHeapSnapshotChunk', addChunk)
  return chunks.join('')
}

const snapshot = v.object({
  snapshot: v.object({
    meta: v.object({ node_fields: v.array(v.string()), node_types: v.looseTuple([v.array(v.string())]) }),
  }),
  nodes: v.array(v.number()),
})

/**
 * Returns the bytes of the page's own objects in a heap snapshot. Compiled code and native records are left out: they
 * always grow.
 */
function ownSize(text: string): number {
  const { nodes, snapshot: head } = v.parse(snapshot, JSON.parse(text))
  const { node_fields: fields, node_types: types } = head.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let sum = 0
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[0][nodes[node + type] ?? 0]
    if (kind !== 'code' && kind !== 'native') sum += nodes[node + size] ?? 0
  }
  return sum
}
