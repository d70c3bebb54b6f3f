import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pdf } from '../browser/support/files'
import { type Customer, customerIn, until } from './customer'
import { type Engine, PHONE, type Size } from './engine'

/** The actions of a customer in one test. `name` describes them in a sentence, and `go` performs them. */
export interface Story {
  readonly name: string
  readonly go: (customer: Customer, engine: Engine) => Promise<void>
}

/** A photo that every engine can decode: one grey pixel, as PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

/** The size of a narrower phone, on which texts need more lines (CSS px). */
const NARROW: Size = { width: 360, height: 740 }

const SIGN_IN = '/kgfb/belepes'

const answer = async (customer: Customer, contract: string, question: string, text: string): Promise<void> => {
  await customer.fill('Szerződésszám', contract)
  await customer.press('button', 'Tovább')
  await customer.fill(question, text)
  await customer.press('button', 'Belépés')
}

const signIn = async (customer: Customer, productLine = 'kgfb', contract = '10000001'): Promise<void> => {
  await customer.open(`/${productLine}/belepes`)
  await answer(customer, contract, 'SMS-kód', '123456')
  await customer.sees('button', 'Kijelentkezés')
}

const signOut = async (customer: Customer): Promise<void> => {
  await customer.press('button', 'Kijelentkezés')
  await customer.sees('text', 'Kijelentkezett')
}

/** Returns today's date in the customers' time zone (yyyy-MM-dd). */
const today = (): string => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Budapest' })

/** All stories, in the order in which they run. Each starts and ends without a signed-in customer. */
export const stories: readonly Story[] = [
  {
    name: 'a person signs in with the code of a text message, downloads an invoice, and signs out',
    go: async (customer, engine) => {
      await signIn(customer)
      await customer.press('link', 'Számlák')
      await customer.press('button', 'Letöltés: Számla')
      const files = () => readdirSync(engine.downloads).filter((name) => /^szamla-[\d-]+\.pdf$/.test(name))
      await until(engine, 'the invoice is downloaded', async () => {
        const [name] = files()
        return name !== undefined && readFileSync(join(engine.downloads, name)).toString('latin1', 0, 5) === '%PDF-'
      })
      await signOut(customer)
    },
  },
  {
    name: 'a company signs in with its plate',
    go: async (customer) => {
      await customer.open(SIGN_IN)
      await customer.press('field', 'Cég vagy más szervezet')
      await answer(customer, '10000002', 'Rendszám', 'abc 123')
      await signOut(customer)
    },
  },
  {
    name: 'the holder of an ended contract signs in with the postal code',
    go: async (customer) => {
      await customer.open(SIGN_IN)
      await answer(customer, '10000003', 'Irányítószám', '1117')
      await customer.sees('text', 'Ez a szerződés megszűnt')
      await signOut(customer)
    },
  },
  {
    name: 'a vehicle that was sold: a date, a file, a reload in the middle, and the termination is sent',
    go: async (customer, engine) => {
      await signIn(customer)
      await customer.open('/kgfb/ugyek/terminate-insurance/car-sell')
      await customer.fillDate('Az eladás napja', today())
      const files = { 'oldal-1.pdf': pdf('', 20_000).buffer, 'oldal-2.png': PIXEL }
      for (const [name, content] of Object.entries(files)) writeFileSync(join(engine.downloads, name), content)
      await customer.press('button', 'Tovább')
      const paths = Object.keys(files).map((name) => join(engine.downloads, name))
      await customer.giveFiles('Fájl hozzáadása: Adásvételi szerződés', ...paths)
      const areUploaded = async () => (await engine.run("document.body.innerText.split('feltöltve').length")) === 3
      await until(engine, 'both files are uploaded', areUploaded)
      await customer.reload()
      await until(engine, 'both files are there after a reload', areUploaded)
      await customer.press('button', 'Tovább')
      await customer.press('button', 'Beküldés')
      await customer.sees('text', 'Megkaptuk a kérését')
      await signOut(customer)
    },
  },
  {
    name: 'a phone is turned while a damage is reported: nothing sticks out of its frame',
    go: async (customer, engine) => {
      await signIn(customer, 'lakas', '30000001')
      await customer.open('/lakas/ugyek/claim-report')
      await customer.sees('text', 'Csőtörés')
      const sticksOut = "[...document.querySelectorAll('.option')].some((all) => all.scrollHeight > all.clientHeight)"
      for (const turned of [NARROW, { width: PHONE.height, height: NARROW.width }, PHONE]) {
        await engine.resize(turned)
        await until(engine, 'it is turned', async () => (await engine.run('innerWidth')) === turned.width)
        if (await engine.run(sticksOut)) throw new Error(`a text sticks out at ${turned.width} px`)
      }
      await signOut(customer)
    },
  },
  {
    name: 'a contract is reactivated, paid by card on the provider’s page',
    go: async (customer) => {
      await signIn(customer, 'casco', '20000002')
      await customer.press('link', 'Szerződés reaktiválása')
      await customer.fillDate('A reaktiválás napja', today())
      await customer.press('button', 'Tovább')
      await customer.press('field', 'Bankkártya')
      await customer.press('button', 'Tovább')
      await customer.press('button', 'Fizetés jóváhagyása')
      await customer.sees('text', 'A befizetése megérkezett')
      await customer.press('button', 'Beküldés')
      await customer.sees('heading', 'A reaktiválást rögzítettük')
      await signOut(customer)
    },
  },
]

/** Runs the stories on the portal at `origin`. Returns the name of each story that failed, with the reason. */
export const goThrough = async (engine: Engine, origin: string): Promise<readonly string[]> => {
  const failures: string[] = []
  const customer = customerIn(engine, origin)
  await customer.open('/kezdolap')
  // Makes an insurer that runs in the page answer at once. An insurer on a server does so without this.
  await engine.run("sessionStorage.setItem('mock-scenario', 'fast')")
  for (const { name, go } of stories) {
    await go(customer, engine).catch(async (error: unknown) => {
      failures.push(`${name}: ${Object(error).message}`)
      writeFileSync(`.cache/engines/${engine.name}-${failures.length}.png`, await engine.picture())
      await engine.run("sessionStorage.removeItem('session')")
    })
  }
  return failures
}
