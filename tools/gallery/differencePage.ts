import type { Flow } from '../flows/schema'
import { flowNameOf } from '../flows/viewer/data'
import { type Caption, captionOf } from './caption'
import type { ChangedScene, Difference } from './compare'
import { escapeHtml, figureHtml, pictureHtml } from './markup'
import { framePage, type GalleryData } from './page'
import type { Scene } from './scene'

type FlowNames = Pick<GalleryData, 'flows' | 'productLines'>

const sceneFlow = ({ flows }: FlowNames, scene: Scene): Flow | undefined => flows.find(({ id }) => id === scene.flow)

/** Returns the caption of a scene. If its flow was removed, the caption is the scene's id. */
const sceneCaption = (data: FlowNames, scene: Scene): Caption => {
  const flow = sceneFlow(data, scene)
  if (flow === undefined) return { heading: scene.id, reason: '' }
  const { heading, reason } = captionOf(flow, scene)
  return { heading: `${flowNameOf(data, flow)}: ${heading}`, reason }
}

const changedSection = (data: FlowNames, { before, after, looks }: ChangedScene): string => {
  const { heading, reason } = sceneCaption(data, after)
  const rows = looks.map(
    (look) =>
      `<div class="pair ${look}">${pictureHtml(before.pictures[look], look, 'Előtte')}${pictureHtml(after.pictures[look], look, 'Utána')}
<a class="${look} over"><img loading="lazy" src="pictures/${before.pictures[look].file}" alt=""><img loading="lazy" src="pictures/${after.pictures[look].file}" alt="Ami eltér"></a></div>`,
  )
  return `<section><h3>${escapeHtml(heading)} <small>${escapeHtml(reason)}</small></h3>${rows.join('')}</section>`
}

const sceneList = (data: FlowNames, heading: string, scenes: readonly Scene[]): string =>
  scenes.length === 0
    ? ''
    : `<h2>${heading} (${scenes.length})</h2><div class="row">${scenes
        .map((scene) => figureHtml(scene.pictures, sceneCaption(data, scene), scene.id))
        .join('')}</div>`

/**
 * Returns the page with the differences of two runs: pictures side by side and overlaid, and new and removed screens.
 */
export const differencePage = (data: FlowNames, { changed, added, gone }: Difference): string => {
  const noDifferenceText = changed.length + added.length + gone.length === 0 ? '<p>Nincs eltérés.</p>' : ''
  const body = [
    noDifferenceText,
    changed.length === 0 ? '' : `<h2>Megváltozott (${changed.length})</h2><p>Előtte, utána, és az eltérés.</p>`,
    ...changed.map((change) => changedSection(data, change)),
    sceneList(data, 'Új', added),
    sceneList(data, 'Eltűnt', gone),
  ]
  return framePage('Mi változott a képernyőkön', '', body.join(''))
}
