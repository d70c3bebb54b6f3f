import { ARROW_RIGHT, type Engine } from './engine'
import { findIn } from './findIn'

/** Maximum waiting time for a screen (ms). */
const PATIENCE = 30_000

/** Time between two presses (ms). The portal ignores a second press on the same spot that comes sooner. */
const BETWEEN_PRESSES = 600

export type Role = 'button' | 'link' | 'field' | 'heading' | 'text'

/** The actions and checks of a customer in a browser of any engine. */
export interface Customer {
  /** Opens an address of the portal and waits until it is interactive. */
  open(path: string): Promise<void>
  reload(): Promise<void>
  /** Waits for a control or a heading whose name begins with this, or for a text that contains this. */
  sees(role: Role, name: string): Promise<void>
  press(role: 'button' | 'link' | 'field', name: string): Promise<void>
  fill(name: string, text: string): Promise<void>
  /** Fills in a date (yyyy-MM-dd) part by part. The order of the parts depends on the browser. */
  fillDate(name: string, day: string): Promise<void>
  giveFiles(name: string, ...paths: readonly string[]): Promise<void>
  /** Returns the value of a field. */
  contentOf(name: string): Promise<string>
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until a condition is true. @throws an error with the condition and the text of the last page. */
export const until = async (engine: Engine, condition: string, isSo: () => Promise<boolean>): Promise<void> => {
  let lastError = ''
  for (const deadline = performance.now() + PATIENCE; performance.now() < deadline; await wait(50)) {
    try {
      if (await isSo()) return
      lastError = ''
    } catch (error) {
      // The page cannot be evaluated during a navigation, so the loop tries again.
      lastError = `${Object(error).message}; `
    }
  }
  const pageText = await engine.run('document.body.innerText').catch(() => '')
  throw new Error(`never: ${condition}; ${lastError}instead: ${String(pageText).replaceAll(/\s+/g, ' ').slice(0, 800)}`)
}

/** Returns a customer who uses the portal at `origin` with this engine. */
export const customerIn = (engine: Engine, origin: string): Customer => {
  const element = (role: Role, name: string) =>
    `(${findIn.toString()})(${JSON.stringify(role)}, ${JSON.stringify(name)})`
  const sees = (role: Role, name: string) =>
    until(engine, `${role} „${name}”`, async () => (await engine.run(`${element(role, name)} !== null`)) === true)
  const answers = () =>
    until(engine, 'the page answers', async () => {
      return (await engine.run('document.documentElement.dataset.ready !== undefined')) === true
    })
  let pressedAt = 0
  const press = async (role: Role, name: string): Promise<void> => {
    await sees(role, name)
    // Waits until the button accepts presses. A button that submits or signs does so only after the customer has had
    // time to read.
    await until(engine, `„${name}” hears a press`, async () => {
      return (await engine.run(`getComputedStyle(${element(role, name)}).pointerEvents !== 'none'`)) === true
    })
    await wait(Math.max(0, pressedAt + BETWEEN_PRESSES - performance.now()))
    pressedAt = performance.now()
    await engine.run(`${element(role, name)}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
    await engine.press(element(role, name))
  }
  const contentOf = async (name: string) => String(await engine.run(`${element('field', name)}.value`))
  return {
    open: async (path) => {
      await engine.open(`${origin}${path}`)
      await answers()
    },
    reload: async () => {
      await engine.open(String(await engine.run('location.href')))
      await answers()
    },
    sees,
    press,
    contentOf,
    fill: async (name, text) => {
      await press('field', name)
      await engine.type(text)
      await until(engine, `„${name}” holds ${text}`, async () => (await contentOf(name)) !== '')
    },
    fillDate: async (name, day) => {
      await sees('field', name)
      const [year = '', month = '', date = ''] = day.split('-')
      const orders = [
        [year, month, date],
        [month, date, year],
      ]
      const notations = ['', '/', ARROW_RIGHT].flatMap((between) => orders.map((parts) => parts.join(between)))
      for (const typed of notations) {
        await engine.run(`[${element('field', name)}].forEach((field) => (field.blur(), field.focus()))`)
        await engine.type(typed)
        if ((await contentOf(name)) === day) return
      }
      throw new Error(`„${name}” takes no way of typing ${day}: ${await contentOf(name)}`)
    },
    giveFiles: async (name, ...paths) => {
      await sees('field', name)
      await engine.giveFiles(element('field', name), paths)
    },
  }
}
