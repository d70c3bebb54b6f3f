import { expect, test } from 'vitest'
import { compareRuns } from '../../../tools/gallery/compare'
import { differencePage } from '../../../tools/gallery/differencePage'
import { galleryPage } from '../../../tools/gallery/page'
import { sampleFlow, sampleScene } from './sampleScene'

const refused = sampleScene('login.waiting.later', 'b', {
  isStraight: false,
  transitions: ['login.waiting|refused|0'],
})
const scenes = [sampleScene('login.waiting', 'a'), refused]
const galleryData = { flows: [sampleFlow], productLines: {} }

test('the gallery loads only its pictures, each lazily', () => {
  const page = galleryPage({ ...galleryData, scenes })
  expect(page).not.toMatch(/<script|<link|@import|https?:/)
  const pictures = page.match(/<img [^>]*>/g) ?? []
  expect(pictures).toHaveLength(8)
  for (const picture of pictures) expect(picture).toMatch(/loading="lazy" src="pictures\/[ab]-[a-z-]+\.webp"/)
})

test('the caption of a screen is the description of its state and the condition of its transition', () => {
  const page = galleryPage({ ...galleryData, scenes })
  expect(page).toContain('<figcaption>Várunk &lt;a&gt; biztosítóra.</figcaption>')
  expect(page).toContain('<small>Ha a biztosító elutasítja.</small>')
})

test('a screen of a sample contract shows the number of the contract', () => {
  const page = galleryPage({ ...galleryData, scenes: [sampleScene('login.waiting.1', 'a', { sample: '20000001' })] })
  expect(page).toContain('<small>A 20000001 számú mintaszerződés.</small>')
})

test('screens outside the main path of a flow are collapsed in the gallery', () => {
  const [open = '', folded = ''] = galleryPage({ ...galleryData, scenes }).split('Ha másképp alakul: 1 képernyő')
  expect(open).toContain('a-phone-light.webp')
  expect(open).not.toContain('b-phone-light.webp')
  expect(folded).toContain('b-phone-light.webp')
})

test('the page that compares two gallery runs shows changed screens, and lists added and gone ones', () => {
  const before = [sampleScene('login.waiting', 'old'), sampleScene('login.banned', 'gone', { flow: 'no-more' })]
  const page = differencePage(galleryData, compareRuns(before, scenes))
  expect(page.match(/old-phone-light\.webp" alt/g)).toHaveLength(1)
  expect(page).toMatch(/Megváltozott \(1\).*Új \(1\).*Eltűnt \(1\)/s)
  expect(page).toContain('login.banned')
})

test('the page that compares two gallery runs shows a message if they are equal', () => {
  expect(differencePage(galleryData, compareRuns(scenes, scenes))).toContain('Nincs eltérés.')
})
