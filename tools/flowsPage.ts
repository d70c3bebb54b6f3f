import { mkdirSync, writeFileSync } from 'node:fs'
import { unreachableTransitions } from './explored'
import { catalogueOf } from './flows/catalogue'
import { viewerPage } from './flows/page'
import { scenesIn, screensIn } from './flows/screens'
import { unreachableCoverage } from './flows/tested'
import { readTexts } from './flows/texts'
import { viewerDataOf } from './flows/viewerData'

// Writes the viewer for `npm start`. It shows the current machines without coverage, because exploring would delay the
// viewer.
const OUTPUT_FILE = '.cache/flows/beside.html'

const texts = readTexts()
const catalogue = catalogueOf(texts)
const screens = screensIn(scenesIn('dist-gallery'), catalogue.flows, false)
const data = await viewerDataOf(
  catalogue,
  texts,
  { ends: {}, tested: unreachableCoverage(unreachableTransitions) },
  screens,
  {},
)
mkdirSync('.cache/flows', { recursive: true })
writeFileSync(OUTPUT_FILE, await viewerPage(data))
process.stdout.write(OUTPUT_FILE)
