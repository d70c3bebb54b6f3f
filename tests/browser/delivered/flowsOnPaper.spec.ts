import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'playwright/test'
import { viewerPage } from '../../../tools/flows/page.ts'
import type { Flow, FlowState } from '../../../tools/flows/schema.ts'
import type { ViewerData } from '../../../tools/flows/viewer/data.ts'
import { emptyViewer } from '../../tools/flows/emptyViewer.ts'

const stateOf = (key: string, rest: Pick<FlowState, 'id' | 'parent' | 'type' | 'initial'>): FlowState => ({
  key,
  description: `Ez itt a(z) ${key} helyzet.`,
  tags: [],
  slug: null,
  entry: [],
  exit: [],
  invokes: [],
  ...rest,
})

const flow: Flow = {
  id: 'sample',
  kind: 'chart',
  productLines: [],
  name: 'Minta',
  description: 'Egy minta.',
  sections: [],
  calls: [],
  codes: [],
  starts: [],
  states: [
    stateOf('sample', { id: 'sample', parent: null, type: 'compound', initial: 'sample.only' }),
    stateOf('only', { id: 'sample.only', parent: 'sample', type: 'atomic', initial: null }),
  ],
  transitions: [],
}

const data: ViewerData = {
  ...emptyViewer,
  flows: [flow],
  drawings: {
    sample: {
      width: 4000,
      height: 300,
      boxes: { 'sample.only': { x: 20, y: 20, width: 200, height: 60 } },
      arrows: [],
    },
  },
}

for (const width of [794, 1280]) {
  test(`the flow viewer, printed ${width} px wide, shows a flow’s heading, chart and states, but not its own controls`, async ({
    page,
  }, info) => {
    const file = info.outputPath('flows.html')
    writeFileSync(file, await viewerPage(data))
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${pathToFileURL(file)}#sample`)
    const onPaperOnly = page.locator('.outline').getByText('Ez itt a(z) only helyzet.').first()
    await page.getByRole('button', { name: 'Kipróbálás' }).click()
    await expect(page.locator('.panel')).toBeVisible()

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('heading', { level: 1, name: 'Minta' })).toBeVisible()
    await expect(onPaperOnly).toBeVisible()
    for (const tool of ['header', '.menu', '.tools', '.panel']) await expect(page.locator(tool)).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const chart = await page.locator('svg.chart').boundingBox()
    expect(chart?.width).toBeLessThanOrEqual(width)
    expect(chart?.width).toBeGreaterThan(width / 2)
  })
}
