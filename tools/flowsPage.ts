import { mkdirSync, writeFileSync } from 'node:fs'
import { unreachable } from './explored'
import { catalogueOf } from './flows/catalogue'
import { viewerPage } from './flows/page'
import { scenesIn, screensIn } from './flows/screens'
import { neverTaken } from './flows/tested'
import { readTexts } from './flows/texts'
import { viewerDataOf } from './flows/viewerData'

// The viewer as it stands beside the portal while developing (`npm start`): charts as they are now, without what exploring takes minutes for.
const FILE = '.cache/flows/beside.html'

const texts = readTexts()
const catalogue = catalogueOf(texts)
const screens = screensIn(scenesIn('dist-gallery'), catalogue.flows, false)
const data = await viewerDataOf(catalogue, texts, { ends: {}, tested: neverTaken(unreachable) }, screens, {})
mkdirSync('.cache/flows', { recursive: true })
writeFileSync(FILE, await viewerPage(data))
process.stdout.write(FILE)
