import { fromPromise } from 'xstate'
import { TechnicalError } from '../../src/api/technicalError'
import type { ContractHeader, Customer, EntryIcon, MenuEntry } from '../case/menu/productLineCases'
import type { ProductLine } from '../routes'
import { type Services, servicesOf } from '../services'
import { dayAt } from '../today'
import type { EnabledEntry } from './contract.types'
import { withoutEntry } from './menuOf'
import { loadProductLine, withEnabled } from './offeredBy'

/** A contract's header, and what the contract offers. */
export interface LoadedHeader {
  readonly header: ContractHeader
  readonly menu: readonly EnabledEntry[]
  /** The day on which that is so, `yyyy-MM-dd`. */
  readonly today: string
}

/** Loads the area's flows and the contract's header. Errs with a `TechnicalError`, also where the insurer refuses. */
export const loadHeaderActor = fromPromise<
  LoadedHeader,
  { readonly area: ProductLine; readonly isContractor: boolean }
>(async ({ input, signal, system }) => {
  const services = servicesOf(system)
  const loading = loadProductLine(services, input.area)
  const area = loading instanceof Promise ? await loading : loading
  const outcome = await services.call(area.header, {}, { signal })
  if (!outcome.ok) throw new TechnicalError('brokenAnswer', `${area.header.id} was refused: ${outcome.failure.code}`)
  const header = outcome.data
  const today = dayAt(services.insurerTime())
  const { menu } = await withEnabled(services, area, header)
  reportUnknown(services, withoutEntry(menu, header))
  return { header, menu: enabledIn(menu, header, { ...input, today }), today }
})

/** A menu key of the specification's form: other text could hold anything. */
const MENU_KEY = /^[a-z][a-z-]{0,60}$/

/** Reports the menu keys that the insurer enables and the portal has nothing for. */
const reportUnknown = (services: Services, keys: readonly string[]): void => {
  if (keys.length === 0) return
  const known = keys.map((key) => (MENU_KEY.test(key) ? key : '?'))
  services.report({ kind: 'fault', subject: 'menu', detail: [...new Set(known)].slice(0, 20).join(' ') })
}

const iconOf = ({ icon, iconWhenEnded = icon }: MenuEntry, { contract }: ContractHeader): EntryIcon | null =>
  (contract.contractStatusId === 2 ? iconWhenEnded : icon) ?? null

/** What of a menu a contract offers to a customer. */
export const enabledIn = (
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
      // What is done with one thing of the contract is reached from there.
      isListed: !isOfThing && (entry.isListed?.(header) ?? true),
      variants:
        entry.type === 'variants'
          ? entry.variants.filter(({ isEnabled }) => isEnabled(header, customer)).map(({ slug }) => slug)
          : [],
      screen: entry.type === 'flow' ? entry.screen : null,
      icon: iconOf(entry, header),
      sentCase: entry.sentCase?.(header) ?? null,
      waiting: entry.waiting?.(header) ?? 0,
      task: entry.task?.(header, customer) ?? null,
    }))
    // A choice without anything to choose is none; where somebody is led there, it says so.
    .filter(({ kind, variants, isListed }) => kind !== 'variants' || variants.length > 0 || !isListed)
