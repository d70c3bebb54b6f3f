import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pdf } from '../browser/support/files'
import type { Customer } from './customer'
import type { Engine } from './engine'

/** A screen to take pictures of. `go` leads the customer to it. */
export interface Scene {
  readonly name: string
  /** The number of the signed-in customer's contract; `undefined` if the customer is not signed in. */
  readonly contract?: string
  /** The name of the simulated insurer's scenario; `fast` by default. */
  readonly scenario?: string
  /** True if the scene starts where the previous scene has ended. */
  readonly goesOn?: true
  /** True if the picture shows the screen with print styles. */
  readonly isOnPaper?: true
  readonly go: (customer: Customer, engine: Engine) => Promise<void>
}

const AREAS = ['kgfb', 'casco', 'lakas', 'elet', 'nyugdij', 'baleset']
const CONTRACTS = ['10000001', '20000001', '30000001', '40000001', '50000001', '60000001']

const SIGN_IN = '/kgfb/belepes'

const giveNumber = async (customer: Customer, contract: string): Promise<void> => {
  await customer.open(SIGN_IN)
  await customer.fill('Szerződésszám', contract)
  await customer.press('button', 'Tovább')
}

/** Returns a scene of a sign-in whose second step has a wrong answer. */
const wrongAnswer = (contract: string, question: string, answer: string): Scene => ({
  name: `sign-in: ${question}, a wrong one`,
  go: async (customer) => {
    await giveNumber(customer, contract)
    await customer.fill(question, answer)
    await customer.press('button', 'Belépés')
    await customer.sees('text', 'próbálkozhat')
  },
})

/** Returns a scene of a signed-in customer who opens an address and waits for `text`. */
const sceneAt = (name: string, contract: string, path: string, text: string): Scene => ({
  name,
  contract,
  go: async (customer) => {
    await customer.open(path)
    await customer.sees('text', text)
  },
})

const toReview = async (customer: Customer): Promise<void> => {
  await customer.open('/kgfb/ugyek/payment-method-or-frequency-change')
  await customer.press('field', 'Éves')
  await customer.press('button', 'Tovább')
  await customer.sees('button', 'Beküldés')
}

const send = async (customer: Customer): Promise<void> => {
  await customer.press('button', 'Beküldés')
  await customer.sees('button', 'Nyomtatás')
}

/** All scenes. The scenes of customers who are not signed in come first. */
export const scenes: readonly Scene[] = [
  { name: 'home', go: (customer) => customer.open('/kezdolap') },
  { name: 'sign-in', go: (customer) => customer.open(SIGN_IN) },
  {
    name: 'sign-in: nothing answered',
    go: async (customer) => {
      await customer.open(SIGN_IN)
      await customer.press('button', 'Tovább')
      await customer.sees('text', 'Írja be')
    },
  },
  { name: 'sign-in: SMS', go: (customer) => giveNumber(customer, '10000001') },
  wrongAnswer('10000001', 'SMS-kód', '654321'),
  wrongAnswer('10000002', 'Rendszám', 'XYZ-999'),
  wrongAnswer('10000003', 'Irányítószám', '9999'),
  {
    name: 'sign-in: banned',
    go: async (customer) => {
      await giveNumber(customer, '90000009')
      await customer.sees('button', 'Másik szerződéssel lépek be')
    },
  },
  {
    name: 'sign-in: DÁP',
    scenario: 'dapByPhone',
    go: async (customer) => {
      await customer.open(SIGN_IN)
      await customer.press('button', 'Belépés a DÁP alkalmazással')
      await customer.sees('button', 'Mégsem')
    },
  },
  { name: 'not found', go: (customer) => customer.open('/nincs-ilyen') },
  ...CONTRACTS.map((contract, at) =>
    sceneAt(`contract: ${AREAS[at]}`, contract, `/${AREAS[at]}/ugyek`, 'Szerződés adatai'),
  ),
  sceneAt('contract data', '10000001', '/kgfb/ugyek/contract-data', 'Szerződésszám'),
  { ...sceneAt('contract data on paper', '10000001', '/kgfb/ugyek/contract-data', 'Szerződésszám'), isOnPaper: true },
  {
    name: 'menu: searched',
    contract: '10000001',
    go: async (customer) => {
      await customer.open('/kgfb/ugyek')
      await customer.fill('Keresés az ügyek között', 'eladtam')
    },
  },
  sceneAt('an address', '10000001', '/kgfb/ugyek/address/permanent', 'Tovább'),
  sceneAt('a bonus', '10000001', '/kgfb/ugyek/bonus', 'biztosító'),
  sceneAt('questions about a vehicle', '10000001', '/kgfb/ugyek/data-correction', 'Tovább'),
  {
    name: 'a date that is missing',
    contract: '10000001',
    go: async (customer) => {
      await customer.open('/kgfb/ugyek/terminate-insurance/car-sell')
      await customer.press('button', 'Tovább')
    },
  },
  {
    name: 'files',
    contract: '20000001',
    go: async (customer, engine) => {
      await customer.open('/casco/ugyek/license-plate')
      await customer.fill('Új rendszám', 'aabc123')
      await customer.press('button', 'Tovább')
      const path = join(engine.downloads, 'forgalmi.pdf')
      writeFileSync(path, pdf('', 20_000).buffer)
      await customer.giveFiles('Fájl hozzáadása', path)
      await customer.sees('text', 'feltöltve')
    },
  },
  sceneAt('a damage', '30000001', '/lakas/ugyek/claim-report', 'Tovább'),
  sceneAt('claims', '30000001', '/lakas/ugyek/claims', 'Kárügyeim'),
  {
    name: 'a claim',
    contract: '30000001',
    go: async (customer, engine) => {
      await customer.open('/lakas/ugyek/claims')
      await customer.sees('text', 'Folyamatban')
      await engine.run('document.querySelector(\'main a[href*="claims/"]\').click()')
      await customer.sees('text', 'Bejelentve')
    },
  },
  { ...sceneAt('forty funds', '40000001', '/elet/ugyek/fund-switch/40000001-1', 'Új arány'), scenario: 'manyFunds' },
  sceneAt('accounts', '40000001', '/elet/ugyek/investment-accounts', 'Befektetési számlák'),
  sceneAt('an account', '40000001', '/elet/ugyek/investment-accounts/40000001-1', 'eszközalap'),
  sceneAt('beneficiaries', '40000001', '/elet/ugyek/change-beneficiary', 'Kedvezményezett'),
  sceneAt('invoices', '10000001', '/kgfb/ugyek/invoice', 'Letöltés'),
  sceneAt('online cases', '10000001', '/kgfb/ugyek/online-cases', 'Online ügyeim'),
  {
    name: 'payment: how',
    contract: '10000001',
    go: async (customer) => {
      await customer.open('/kgfb/ugyek/pay')
      await customer.press('button', 'Tovább')
      await customer.sees('field', 'Átutalás')
    },
  },
  {
    name: 'payment: a transfer',
    contract: '10000001',
    goesOn: true,
    go: async (customer) => {
      await customer.press('field', 'Átutalás')
      await customer.press('button', 'Tovább')
      await customer.sees('text', 'SWIFT')
    },
  },
  {
    name: 'dialog: leaving a case',
    contract: '10000001',
    go: async (customer) => {
      await customer.open('/kgfb/ugyek/email')
      await customer.fill('Új e-mail-cím', 'valaki@example.com')
      await customer.press('link', 'Vissza az ügyekhez')
      await customer.sees('button', 'Maradok')
    },
  },
  {
    name: 'dialog: another product line',
    contract: '10000001',
    go: async (customer) => {
      await customer.open('/kezdolap')
      await customer.press('link', 'Casco')
      await customer.sees('button', 'Kijelentkezem')
    },
  },
  { name: 'review', contract: '10000001', go: toReview },
  { name: 'confirmation', contract: '10000001', goesOn: true, go: send },
  {
    name: 'confirmation on paper',
    contract: '10000001',
    goesOn: true,
    isOnPaper: true,
    go: (customer) => customer.sees('button', 'Nyomtatás'),
  },
]
