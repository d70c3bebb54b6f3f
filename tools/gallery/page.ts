import { readFileSync } from 'node:fs'
import type { Flow } from '../flows/schema'
import { flowNameOf } from '../flows/viewer/data'
import { groupsOf } from '../flows/viewer/groups'
import { captionOf } from './caption'
import { escapeHtml, figureHtml } from './markup'
import type { Scene } from './scene'

/** The data of a gallery page. */
export interface GalleryData {
  readonly flows: readonly Flow[]
  /** The names of the product lines. */
  readonly productLines: Readonly<Record<string, string>>
  readonly scenes: readonly Scene[]
}

/** Returns a whole page with switches that choose which pictures are visible. The switches need no script. */
export const framePage = (title: string, navigation: string, body: string): string => `<!doctype html>
<html lang="hu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file: data:">
<title>${title}</title><style>${readFileSync('tools/gallery/page.css', 'utf8')}</style></head><body>
<header><h1>${title}</h1>
<fieldset><legend>Képernyő</legend>${radioButton('size', 'phone', 'Telefon', true)}${radioButton('size', 'desk', 'Asztali gép')}</fieldset>
<fieldset><legend>Színek</legend>${radioButton('scheme', 'light', 'Világos', true)}${radioButton('scheme', 'dark', 'Sötét')}${radioButton('scheme', 'both', 'Mindkettő')}</fieldset>
</header>${navigation}<main>${body}</main></body></html>
`

const radioButton = (name: string, value: string, label: string, isChosen = false): string =>
  `<label><input type="radio" name="${name}" value="${value}"${isChosen ? ' checked' : ''}> ${label}</label>`

const figureRow = (flow: Flow, scenes: readonly Scene[]): string =>
  `<div class="row">${scenes.map((scene) => figureHtml(scene.pictures, captionOf(flow, scene), scene.id)).join('')}</div>`

const sectionOf = (data: GalleryData, flow: Flow, scenes: readonly Scene[]): string => {
  const straightScenes = scenes.filter(({ isStraight }) => isStraight)
  const otherScenes = scenes.filter(({ isStraight }) => !isStraight)
  return `<section id="${flow.id}"><h3>${escapeHtml(flowNameOf(data, flow))} <small>${scenes.length}</small></h3>
<p>${escapeHtml(flow.description)}</p>${figureRow(flow, straightScenes)}${
    otherScenes.length === 0
      ? ''
      : `<details><summary>Ha másképp alakul: ${otherScenes.length} képernyő</summary>${figureRow(flow, otherScenes)}</details>`
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
      `<details open><summary>${escapeHtml(name)}</summary><ul>${shown
        .map(({ flow }) => `<li><a href="#${flow.id}">${escapeHtml(flow.name)}</a></li>`)
        .join('')}</ul></details>`,
  )
  const body = groups.map(
    ({ name, shown }) =>
      `<h2>${escapeHtml(name)}</h2>${shown.map(({ flow, scenes }) => sectionOf(data, flow, scenes)).join('')}`,
  )
  return framePage('Minden képernyő', `<nav aria-label="Folyamatok">${navigation.join('')}</nav>`, body.join(''))
}
