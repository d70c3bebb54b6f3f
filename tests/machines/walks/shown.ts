import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, vi } from 'vitest'
import { App } from '../../../src/App'
import { register } from '../../../src/modules/lazyModule'
import { modules } from '../../../src/modules/registry'
import { startI18n } from '../../../src/texts/i18n'
import { addEveryText, languageFiles } from '../../languageFiles'
import type { Page } from '../matrix/browser'

/** Loads every screen of the product with all its texts. */
export const loadEveryScreen = async (): Promise<void> => {
  // Stubs `window`, because some screens add listeners and read the window's width when they load.
  vi.stubGlobal('window', Object.assign(new EventTarget(), { matchMedia: () => ({ matches: true }) }))
  // The simulation's screens do not belong to the product.
  const { simulation: _, ...others } = modules
  for (const { load } of Object.values(others)) register((await load()).lazyModule)
  addEveryText()
  startI18n()
}

/** Renders a page of the portal as static HTML. */
export const renderPage = ({ app, navigate }: Page): string =>
  renderToStaticMarkup(createElement(App, { app, navigate }))

const countOf = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length

/** Checks that a page has exactly one main heading, and at least one enabled button or link. */
export const checkScreen = (html: string): void => {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(countOf(main, /<h1[ >]/g), `headings of the page in ${main}`).toBe(1)
  const disabled = /<button[^>]* disabled=""/g
  const controls = countOf(main, /<button|<a [^>]*href/g) - countOf(main, disabled)
  expect(controls, `ways out of ${main}`).toBeGreaterThan(0)
}

const texts = JSON.stringify(languageFiles)

/**
 * Returns the texts that could be personal: texts of more than five characters with a digit or an `@`. Leaves out texts
 * that the portal shows to everyone, e.g. an example plate.
 */
export const personalIn = (data: unknown): readonly string[] => {
  if (typeof data === 'string') return data.length > 5 && /[\d@]/.test(data) && !texts.includes(data) ? [data] : []
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(personalIn) : []
}
