import type { Caption } from './caption'
import { type Look, looks, type Picture, type Scene } from './scene'

/** Escapes a text for HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A picture that loads lazily and opens in its full size. */
export const image = ({ file, width, height }: Picture, look: Look, text: string): string =>
  `<a class="${look}" href="pictures/${file}"><img loading="lazy" src="pictures/${file}" width="${width}" height="${height}" alt="${escaped(text)}"></a>`

/** Returns a screen as HTML, with its pictures in all looks. Switches on the page decide which looks are visible. */
export const figure = (pictures: Scene['pictures'], { heading, reason }: Caption, id: string): string =>
  `<figure id="${escaped(id)}">${looks.map((look) => image(pictures[look], look, heading)).join('')}
<figcaption>${escaped(heading)}${reason === '' ? '' : ` <small>${escaped(reason)}</small>`}</figcaption></figure>`
