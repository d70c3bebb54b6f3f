import type { ProductLine } from '../../../machines/routes.ts'
import { sampleContracts } from '../../../mocks/sampleContracts.ts'

/** A customer of the simulated insurer, and the answer to the second step of the sign-in. */
export interface Customer {
  readonly contractNumber: string
  /** The accessible name of the second step's field. */
  readonly question: 'SMS-kód' | 'Rendszám' | 'Irányítószám'
  readonly answer: string
}

export const personCustomer: Customer = { contractNumber: '10000001', question: 'SMS-kód', answer: '123456' }
export const companyCustomer: Customer = { contractNumber: '10000002', question: 'Rendszám', answer: 'ABC-123' }
export const terminatedCustomer: Customer = { contractNumber: '10000003', question: 'Irányítószám', answer: '1117' }

/** Product line of each sample contract, by the first digit of its number. */
const PRODUCT_LINE_BY_DIGIT: Readonly<Record<string, ProductLine>> = {
  1: 'kgfb',
  2: 'casco',
  3: 'lakas',
  4: 'elet',
  5: 'nyugdij',
  6: 'baleset',
  8: 'elet',
}

/** Tells if a sample contract belongs to a product line. */
export const isOfProductLine = (contractNumber: string, productLine: ProductLine): boolean =>
  PRODUCT_LINE_BY_DIGIT[contractNumber.charAt(0)] === productLine

/** Returns the product line of a customer's contract. @throws if the number is not a sample contract's. */
export const productLineOf = ({ contractNumber }: Pick<Customer, 'contractNumber'>): ProductLine => {
  const productLine = PRODUCT_LINE_BY_DIGIT[contractNumber.charAt(0)]
  if (productLine === undefined) throw new Error(`No sample contract has the number ${contractNumber}`)
  return productLine
}

/** Returns a sample contract's customer, or `undefined` if the list of sample contracts has no second step for it. */
export const findCustomer = (contractNumber: string): Customer | undefined => {
  const secondStepText = sampleContracts.find(({ number }) => number === contractNumber)?.secondStep ?? ''
  for (const question of ['SMS-kód', 'Rendszám', 'Irányítószám'] as const) {
    const [, answer] = new RegExp(`${question}: ([^,.]+)`, 'i').exec(secondStepText) ?? []
    if (answer !== undefined) return { contractNumber, question, answer }
  }
}

/** Returns the customer of a sample contract. @throws if the list of sample contracts has no second step for it. */
export const sampleCustomer = (contractNumber: string): Customer => {
  const customer = findCustomer(contractNumber)
  if (customer === undefined) throw new Error(`Nobody knows how to sign in to ${contractNumber}`)
  return customer
}
