import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, vi } from 'vitest'
import { App } from '../../../src/App'
import { register } from '../../../src/modules/lazyModule'
import { modules } from '../../../src/modules/registry'
import { startI18n } from '../../../src/texts/i18n'
import { addEveryText, languageFiles } from '../../screens/support/languageFiles'
import type { Page } from '../matrix/browser'

/** Loads every screen of the product, and every text of them. */
export const loadEveryScreen = async (): Promise<void> => {
  // Some screens listen to presses from the moment that they have loaded, and ask how wide the window is.
  vi.stubGlobal('window', Object.assign(new EventTarget(), { matchMedia: () => ({ matches: true }) }))
  // What stands beside the sample contracts is no screen of the product's.
  const { simulation: _, ...others } = modules
  for (const { load } of Object.values(others)) register((await load()).lazyModule)
  addEveryText()
  startI18n()
}

/** What a page shows, as HTML. */
export const shownOn = ({ app, navigate }: Page): string => renderToStaticMarkup(createElement(App, { app, navigate }))

const countOf = (html: string, found: RegExp): number => [...html.matchAll(found)].length

/** Whatever is shown has one heading of the page, and something that can be pressed which leads on or away. */
export const checkShown = (html: string): void => {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(countOf(main, /<h1[ >]/g), `headings of the page in ${main}`).toBe(1)
  const disabled = /<button[^>]* disabled=""/g
  const ways = countOf(main, /<button|<a [^>]*href/g) - countOf(main, disabled)
  expect(ways, `ways out of ${main}`).toBeGreaterThan(0)
}

const texts = JSON.stringify(languageFiles)

/**
 * The texts in data that could tell who somebody is, or what is theirs: they have a digit, or are an address for mail. What the
 * portal says to everybody, as an example of how to type a plate, tells of nobody.
 */
export const personalIn = (data: unknown): readonly string[] => {
  if (typeof data === 'string') return data.length > 5 && /[\d@]/.test(data) && !texts.includes(data) ? [data] : []
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(personalIn) : []
}
