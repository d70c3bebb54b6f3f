import type { Flow } from '../flows/schema'
import { nameIn } from '../flows/viewer/data'
import { type Caption, captionOf } from './caption'
import type { ChangedScene, Difference } from './compare'
import { escaped, figure, image } from './markup'
import { framed, type GalleryData } from './page'
import type { Scene } from './scene'

type FlowNames = Pick<GalleryData, 'flows' | 'productLines'>

const flowOf = ({ flows }: FlowNames, scene: Scene): Flow | undefined => flows.find(({ id }) => id === scene.flow)

/** Returns the caption of a scene. If its flow was removed, the caption is the scene's id. */
const captionIn = (data: FlowNames, scene: Scene): Caption => {
  const flow = flowOf(data, scene)
  if (flow === undefined) return { heading: scene.id, reason: '' }
  const { heading, reason } = captionOf(flow, scene)
  return { heading: `${nameIn(data, flow)}: ${heading}`, reason }
}

const changedSection = (data: FlowNames, { before, after, looks }: ChangedScene): string => {
  const { heading, reason } = captionIn(data, after)
  const rows = looks.map(
    (look) =>
      `<div class="pair ${look}">${image(before.pictures[look], look, 'Előtte')}${image(after.pictures[look], look, 'Utána')}
<a class="${look} over"><img loading="lazy" src="pictures/${before.pictures[look].file}" alt=""><img loading="lazy" src="pictures/${after.pictures[look].file}" alt="Ami eltér"></a></div>`,
  )
  return `<section><h3>${escaped(heading)} <small>${escaped(reason)}</small></h3>${rows.join('')}</section>`
}

const listOf = (data: FlowNames, heading: string, scenes: readonly Scene[]): string =>
  scenes.length === 0
    ? ''
    : `<h2>${heading} (${scenes.length})</h2><div class="row">${scenes
        .map((scene) => figure(scene.pictures, captionIn(data, scene), scene.id))
        .join('')}</div>`

/**
 * Returns the page with the differences of two runs: pictures side by side and overlaid, and new and removed screens.
 */
export const differencePage = (data: FlowNames, { changed, added, gone }: Difference): string => {
  const nothing = changed.length + added.length + gone.length === 0 ? '<p>Nincs eltérés.</p>' : ''
  const body = [
    nothing,
    changed.length === 0 ? '' : `<h2>Megváltozott (${changed.length})</h2><p>Előtte, utána, és az eltérés.</p>`,
    ...changed.map((change) => changedSection(data, change)),
    listOf(data, 'Új', added),
    listOf(data, 'Eltűnt', gone),
  ]
  return framed('Mi változott a képernyőkön', '', body.join(''))
}
