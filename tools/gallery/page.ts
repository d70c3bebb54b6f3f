import { readFileSync } from 'node:fs'
import type { Flow } from '../flows/schema'
import { nameIn } from '../flows/viewer/data'
import { groupsOf } from '../flows/viewer/groups'
import { captionOf } from './caption'
import { escaped, figure } from './markup'
import type { Scene } from './scene'

/** The data of a gallery page. */
export interface GalleryData {
  readonly flows: readonly Flow[]
  /** The names of the product lines. */
  readonly productLines: Readonly<Record<string, string>>
  readonly scenes: readonly Scene[]
}

/** Returns a whole page with switches that choose which pictures are visible. The switches need no script. */
export const framed = (title: string, navigation: string, body: string): string => `<!doctype html>
<html lang="hu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file: data:">
<title>${title}</title><style>${readFileSync('tools/gallery/page.css', 'utf8')}</style></head><body>
<header><h1>${title}</h1>
<fieldset><legend>Képernyő</legend>${choice('size', 'phone', 'Telefon', true)}${choice('size', 'desk', 'Asztali gép')}</fieldset>
<fieldset><legend>Színek</legend>${choice('scheme', 'light', 'Világos', true)}${choice('scheme', 'dark', 'Sötét')}${choice('scheme', 'both', 'Mindkettő')}</fieldset>
</header>${navigation}<main>${body}</main></body></html>
`

const choice = (name: string, value: string, label: string, isChosen = false): string =>
  `<label><input type="radio" name="${name}" value="${value}"${isChosen ? ' checked' : ''}> ${label}</label>`

const figures = (flow: Flow, scenes: readonly Scene[]): string =>
  `<div class="row">${scenes.map((scene) => figure(scene.pictures, captionOf(flow, scene), scene.id)).join('')}</div>`

const sectionOf = (data: GalleryData, flow: Flow, scenes: readonly Scene[]): string => {
  const straightScenes = scenes.filter(({ isStraight }) => isStraight)
  const otherScenes = scenes.filter(({ isStraight }) => !isStraight)
  return `<section id="${flow.id}"><h3>${escaped(nameIn(data, flow))} <small>${scenes.length}</small></h3>
<p>${escaped(flow.description)}</p>${figures(flow, straightScenes)}${
    otherScenes.length === 0
      ? ''
      : `<details><summary>Ha másképp alakul: ${otherScenes.length} képernyő</summary>${figures(flow, otherScenes)}</details>`
  }</section>`
}

/** Returns a page with all pictures, by product line and flow. In each flow, a successful case's screens come first. */
export const galleryPage = (data: GalleryData): string => {
  const groups = groupsOf(data).flatMap(({ name, flows }) => {
    const shown = flows.flatMap((flow) => {
      const scenes = data.scenes.filter((scene) => scene.flow === flow.id)
      return scenes.length === 0 ? [] : [{ flow, scenes }]
    })
    return shown.length === 0 ? [] : [{ name, shown }]
  })
  const navigation = groups.map(
    ({ name, shown }) =>
      `<details open><summary>${escaped(name)}</summary><ul>${shown
        .map(({ flow }) => `<li><a href="#${flow.id}">${escaped(flow.name)}</a></li>`)
        .join('')}</ul></details>`,
  )
  const body = groups.map(
    ({ name, shown }) =>
      `<h2>${escaped(name)}</h2>${shown.map(({ flow, scenes }) => sectionOf(data, flow, scenes)).join('')}`,
  )
  return framed('Minden képernyő', `<nav aria-label="Folyamatok">${navigation.join('')}</nav>`, body.join(''))
}
