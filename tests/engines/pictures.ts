import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { productLineOf, sampleCustomer } from '../../tools/exploration/kit/customers'
import { type Customer, customerIn } from './customer'
import { type Engine, type EngineKind, PHONE, SCHEMES, type Scheme, type Size } from './engine'
import { type Scene, scenes } from './scenes'

/** The sizes of a phone and a desktop. `height` is a maximum: the window is only as high as the page. */
const SIZES: readonly Size[] = [
  { width: 360, height: 2400 },
  { width: 1280, height: 1700 },
]

/** Returns the file name of a scene's picture. `at` is the scene's index in `scenes`. */
const fileOf = (at: number, { width }: Size, scheme: Scheme, engine: string): string =>
  `${String(at).padStart(2, '0')}-${width}-${scheme}-${engine}.png`

/**
 * Takes pictures of every scene in an engine. Returns a message for each scene that it could not reach. Returns no
 * messages if the engine is not installed.
 */
export const takePictures = async (kind: EngineKind, origin: string, folder: string): Promise<readonly string[]> => {
  const start = kind.find()
  if (start === null) return []
  const failures: string[] = []
  for (const scheme of kind.schemes) {
    const engine = await start(scheme)
    for (const [at, scene] of scenes.entries()) {
      await goTo(engine, origin, scene).catch((error: unknown) => {
        failures.push(`${kind.name}, ${scene.name}, ${scheme}: ${Object(error).message}`)
      })
      for (const size of SIZES) {
        writeFileSync(join(folder, fileOf(at, size, scheme, kind.name)), await pictureAt(engine, size))
      }
    }
    await engine.close()
  }
  return failures
}

const goTo = async (engine: Engine, origin: string, scene: Scene): Promise<void> => {
  const { go, goesOn, isOnPaper } = scene
  const customer = customerIn(engine, origin)
  await engine.resize(PHONE)
  if (!goesOn) await begin(engine, customer, origin, scene)
  await go(customer, engine)
  if (isOnPaper) await engine.run(`(${asOnPaper.toString()})()`)
}

const begin = async (
  engine: Engine,
  customer: Customer,
  origin: string,
  { contract, scenario = 'fast' }: Scene,
): Promise<void> => {
  const before = await engine.run("sessionStorage.getItem('pictured')").catch(() => null)
  // Opens a file of the portal that runs no script, because a script could store the session again.
  await engine.open(`${origin}/favicon.svg`)
  if (contract === undefined || before !== contract) await engine.run('sessionStorage.clear()')
  await engine.run(`sessionStorage.setItem('mock-scenario', ${JSON.stringify(scenario)})`)
  if (contract !== undefined && before !== contract) {
    await signIn(customer, contract)
    await engine.run(`sessionStorage.setItem('pictured', ${JSON.stringify(contract)})`)
  }
}

const signIn = async (customer: Customer, contract: string): Promise<void> => {
  const { question, answer } = sampleCustomer(contract)
  await customer.open(`/${productLineOf({ contractNumber: contract })}/belepes`)
  await customer.fill('Szerződésszám', contract)
  await customer.press('button', 'Tovább')
  await customer.fill(question, answer)
  await customer.press('button', 'Belépés')
  await customer.sees('button', 'Kijelentkezés')
}

/**
 * Runs in the page. Applies the print styles to the screen, because not every engine can take a picture of a printout.
 */
const asOnPaper = (): void => {
  const turn = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        if (rule.media.mediaText.includes('print')) rule.media.mediaText = 'all'
        else if (rule.media.mediaText.includes('screen')) rule.media.mediaText = 'not all'
      }
      if (rule instanceof CSSGroupingRule) turn(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) turn(sheet.cssRules)
}

/** Returns a picture of the whole page at this width, as a PNG. */
const pictureAt = async (engine: Engine, { width, height }: Size): Promise<Buffer> => {
  await engine.resize({ width, height: 740 })
  // Forces the portal's font. The portal would use it only if the layout does not shift, and that depends on the
  // machine's fonts.
  await engine.run(
    "document.fonts.load('1em Figtree').then(() => void (document.documentElement.dataset.typeface = ''))",
  )
  await engine.run(`(scrollTo(0, 0), (${waitUntilStill.toString()})(${width}))`)
  const pageHeight = Number(await engine.run('document.documentElement.scrollHeight'))
  await engine.resize({ width, height: Math.min(height, Math.max(740, pageHeight)) })
  await engine.run(`(${waitUntilStill.toString()})(${width})`)
  return engine.picture()
}

/**
 * Runs in the page: waits until the window has this width, everything has loaded, and nothing has moved for some
 * frames.
 */
const waitUntilStill = (width: number): Promise<void> =>
  new Promise((resolve) => {
    let before = ''
    let frames = 0
    const checkFrame = (): void => {
      const { scrollWidth, scrollHeight } = document.documentElement
      const now = [innerWidth, innerHeight, scrollWidth, scrollHeight, scrollY].join()
      const isOver = ({ playState, effect }: Animation) =>
        playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      const isWhole =
        innerWidth === width &&
        document.fonts.status === 'loaded' &&
        [...document.images].every(({ complete }) => complete) &&
        document.getAnimations().every(isOver)
      frames = isWhole && now === before ? frames + 1 : 0
      before = now
      if (frames < 5) requestAnimationFrame(checkFrame)
      else resolve()
    }
    checkFrame()
  })

/** Returns an HTML page with all pictures. Pictures of the same scene in different engines are side by side. */
export const pageOf = (engines: readonly EngineKind[]): string => {
  const figures = (at: number, size: Size, scheme: Scheme) =>
    engines
      .filter(({ schemes }) => schemes.includes(scheme))
      .map(({ name }) => `<figure><img loading="lazy" src="${fileOf(at, size, scheme, name)}" alt="${name}"></figure>`)
  const rows = scenes.flatMap(({ name }, at) =>
    SIZES.flatMap((size) =>
      SCHEMES.map(
        (scheme) => `<h2>${name}, ${size.width}, ${scheme}</h2><div>${figures(at, size, scheme).join('')}</div>`,
      ),
    ),
  )
  const style = 'div { display: flex; align-items: start; gap: 8px } figure { margin: 0 } img { max-width: 100% }'
  return `<!doctype html><meta charset="utf-8"><title>Engines</title><style>${style}</style>${rows.join('')}`
}
