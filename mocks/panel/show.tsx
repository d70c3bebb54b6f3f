import { createRoot } from 'react-dom/client'
import { readJson } from '../../src/app/loadConfiguration'
import { tabStore } from '../../src/browser/tabStorage'
import { addTexts } from '../../src/texts/texts'
import type { Persistence } from '../store/persistence/persistence'
import { createControls } from './controls'
import { Disclosure } from './Disclosure'
import { samplesOf } from './samples'

/** Shows the panel next to the portal, in a React root of its own, so that the portal's root is not affected. */
export const showPanel = async (keep: Persistence): Promise<void> => {
  addTexts('panel', await readJson('/assets/i18n/hu/panel.json', new AbortController().signal))
  const controls = createControls(keep, tabStore, () => location.reload())
  const root = document.body.appendChild(document.createElement('div'))
  createRoot(root).render(<Disclosure controls={controls} samples={keep(samplesOf)} />)
}
