import { fromPromise } from 'xstate'
import { TechnicalError } from '../../src/api/technicalError'
import type { ContractHeader, Customer, EntryIcon, MenuEntry } from '../case/menu/productLineCases'
import { nextPremiumDues } from '../cases/common/nextPremium'
import { debtDuesOf } from '../payment/owed'
import { sentTransfersFor } from '../payment/sentTransfers'
import type { ProductLine } from '../routes'
import { type Services, servicesOf } from '../services'
import { dayAt } from '../today'
import type { EnabledEntry, LoadedHeader } from './contract.types'
import { keysWithoutEntry } from './menuOf'
import { loadProductLine, withBorrowedIfEnabled } from './offeredBy'

/** The contract whose header is loaded, and whether the customer is its contractor. */
export interface LoadHeaderInput {
  readonly productLine: ProductLine
  readonly contractNumber: string
  readonly isContractor: boolean
}

/** Loads the product line's cases and the contract's header. Throws a `TechnicalError`, also for a business error. */
export const loadHeader = async (
  services: Services,
  input: LoadHeaderInput,
  signal: AbortSignal,
): Promise<LoadedHeader> => {
  const casesOrPromise = loadProductLine(services, input.productLine)
  const productLineCases = casesOrPromise instanceof Promise ? await casesOrPromise : casesOrPromise
  const outcome = await services.call(productLineCases.header, {}, { signal })
  if (!outcome.ok)
    throw new TechnicalError('brokenAnswer', `${productLineCases.header.id} was refused: ${outcome.failure.code}`)
  const today = dayAt(services.insurerTime())
  const header = withSentTransfers(services, input, outcome.data, today)
  const { menu } = await withBorrowedIfEnabled(services, productLineCases, header)
  reportUnknownKeys(services, keysWithoutEntry(menu, header))
  return { header, menu: enabledEntriesOf(menu, header, { ...input, today }), today }
}

/** The actor of `loadHeader`. */
export const loadHeaderActor = fromPromise<LoadedHeader, LoadHeaderInput>(({ input, signal, system }) =>
  loadHeader(servicesOf(system), input, signal),
)

/**
 * Adds the transfers that this browser has announced for due items. Returns the header unchanged if the insurer itself
 * lists announced transfers.
 */
const withSentTransfers = (
  services: Services,
  { contractNumber, isContractor }: LoadHeaderInput,
  header: ContractHeader,
  today: string,
): ContractHeader => {
  if (!isContractor || header.announcedTransfers != null) return header
  const dues = [...debtDuesOf(header), ...nextPremiumDues(header, today)]
  const sentTransfers = sentTransfersFor(services, contractNumber, dues)
  return sentTransfers.length === 0
    ? header
    : { ...header, announcedTransfers: sentTransfers, areTransfersRecorded: true }
}

/** A menu key in the specification's format. Other texts are not reported, since they could contain anything. */
const MENU_KEY = /^[a-z][a-z-]{0,60}$/

/** Reports menu keys that the insurer enables and the portal does not implement. */
const reportUnknownKeys = (services: Services, keys: readonly string[]): void => {
  if (keys.length === 0) return
  const reportedKeys = keys.map((key) => (MENU_KEY.test(key) ? key : '?'))
  services.report({ kind: 'fault', subject: 'menu', detail: [...new Set(reportedKeys)].slice(0, 20).join(' ') })
}

const entryIconOf = ({ icon, iconWhenEnded = icon }: MenuEntry, { contract }: ContractHeader): EntryIcon | null =>
  (contract.contractStatusId === 2 ? iconWhenEnded : icon) ?? null

/** The entries of a menu that a contract offers to a customer. */
export const enabledEntriesOf = (
  menu: readonly MenuEntry[],
  header: ContractHeader,
  customer: Customer,
): readonly EnabledEntry[] =>
  menu
    .filter(({ isEnabled }) => isEnabled(header, customer))
    .map((entry) => ({ entry, isOfThing: entry.type === 'case' && entry.definition.subject !== null }))
    .map(({ entry, isOfThing }) => ({
      key: entry.key,
      group: entry.group,
      kind: entry.type,
      isOfThing,
      // The menu does not list cases about one part of the contract, because links beside that part open them.
      isListed: !isOfThing && (entry.isListed?.(header) ?? true),
      variants:
        entry.type === 'variants'
          ? entry.variants.filter(({ isEnabled }) => isEnabled(header, customer)).map(({ slug }) => slug)
          : [],
      screen: entry.type === 'flow' ? entry.screen : null,
      icon: entryIconOf(entry, header),
      sentCase: entry.sentCase?.(header) ?? null,
      waiting: entry.waiting?.(header) ?? 0,
      task: entry.task?.(header, customer) ?? null,
      ...(entry.isRuledOut && { isRuledOut: entry.isRuledOut }),
    }))
    // A listed entry without available variants is left out. If the customer opens the entry's address, the screen
    // explains this.
    .filter(({ kind, variants, isListed }) => kind !== 'variants' || variants.length > 0 || !isListed)
