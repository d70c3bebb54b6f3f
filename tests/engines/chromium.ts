import { chromium as playwright } from 'playwright'
import { browserArguments, lookForBrowser } from '../../tools/browser/findBrowser'
import { ARROW_RIGHT, type Engine, type EngineKind, PHONE, SCHEMES, type Scheme } from './engine'
import { makeHome } from './programs'

/**
 * Chromium, controlled with Playwright. The other browser tests use only Chromium. It also runs the stories of Firefox
 * and WebKit, so that its pictures can be compared with theirs.
 */
export const chromium: EngineKind = {
  name: 'Chromium',
  schemes: SCHEMES,
  find: () => {
    const found = lookForBrowser()
    return found === undefined ? null : (scheme) => open(found.path, scheme)
  },
}

const open = async (executablePath: string, scheme: Scheme): Promise<Engine> => {
  const { downloads, remove } = makeHome()
  const browser = await playwright.launch({ executablePath, args: browserArguments })
  const media = scheme === 'forced' ? ({ forcedColors: 'active' } as const) : { colorScheme: scheme }
  const person = { ...media, locale: 'hu-HU', timezoneId: 'Europe/Budapest' }
  const page = await browser.newPage({ ...person, viewport: PHONE })
  page.on('download', (file) => void file.saveAs(`${downloads}/${file.suggestedFilename()}`))
  const element = async (expression: string) => {
    const found = (await page.evaluateHandle<Node>(expression)).asElement()
    if (found === null) throw new Error(`There is no element: ${expression}`)
    return found
  }
  return {
    name: `Chromium ${browser.version()}`,
    downloads,
    open: async (address) => void (await page.goto(address)),
    run: (expression) => page.evaluate(expression),
    press: async (expression) => {
      const box = await (await element(expression)).boundingBox()
      if (box === null) throw new Error(`It is not seen: ${expression}`)
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    },
    type: async (text) => {
      const [first = '', ...rest] = text.split(ARROW_RIGHT)
      await page.keyboard.type(first)
      for (const part of rest) {
        await page.keyboard.press('ArrowRight')
        await page.keyboard.type(part)
      }
    },
    giveFiles: async (expression, paths) => (await element(expression)).setInputFiles([...paths]),
    resize: (size) => page.setViewportSize(size),
    picture: () => page.screenshot(),
    close: async () => {
      await browser.close()
      remove()
    },
  }
}
