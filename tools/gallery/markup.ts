import type { Caption } from './caption'
import { type Look, looks, type Picture, type Scene } from './scene'

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Returns a picture as HTML. It loads lazily and opens in its full size. */
export const pictureHtml = ({ file, width, height }: Picture, look: Look, text: string): string =>
  `<a class="${look}" href="pictures/${file}"><img loading="lazy" src="pictures/${file}" width="${width}" height="${height}" alt="${escapeHtml(text)}"></a>`

/** Returns a screen as HTML, with its pictures in all looks. Switches on the page decide which looks are visible. */
export const figureHtml = (pictures: Scene['pictures'], { heading, reason }: Caption, id: string): string =>
  `<figure id="${escapeHtml(id)}">${looks.map((look) => pictureHtml(pictures[look], look, heading)).join('')}
<figcaption>${escapeHtml(heading)}${reason === '' ? '' : ` <small>${escapeHtml(reason)}</small>`}</figcaption></figure>`
