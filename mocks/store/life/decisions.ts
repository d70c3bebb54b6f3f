import { dayAt } from '../../../machines/today'
import type { Decision, Money } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import { accountOf } from '../accounts/accounts'
import { inForints, worthOf } from '../accounts/worth'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { advancedSum, advanceLimit } from './advance'
import { buyBackOfAll, payWhole, withdraw, worthOfAll } from './buyBack'
import { endContract, payLast } from './ending'
import { memoryOf } from './memory'
import { packagesOf } from './packages'
import { SERVICE_PAID } from './reasons'
import type { ServiceRequest } from './slice'

type Decided = Omit<Decision, 'date'>

/** Covers that pay a service. The first one that the contract has is used. */
const covers: Readonly<Partial<Record<ServiceRequest['kind'], readonly string[]>>> = {
  emergency: ['Kórházi napi térítés'],
  'health-insurance-or-illness': ['Kiemelt betegségek', 'Kórházi napi térítés'],
  decease: ['Haláleset'],
  'decease-by-accident': ['Baleseti halál'],
}

/**
 * Decides on a requested service and carries out the result: withdraws money from accounts, and may end the contract.
 */
export const decide = (store: Store, contract: LifeContract, request: ServiceRequest): Decided => {
  const decision = decisionOn(store, contract, request)
  if (decision.status !== 'PAID') return decision
  if (request.bankAccount) return { ...decision, bankAccount: request.bankAccount }
  return { ...decision, reason: `${decision.reason} Bankszámlaszám híján postai úton fizettük ki a jogosultnak.` }
}

const decisionOn = (store: Store, contract: LifeContract, request: ServiceRequest): Decided => {
  const { eventDate } = request
  const began = contract.header.signDate
  if (eventDate !== undefined && began && eventDate < began)
    return refused('Azon a napon a szerződése még nem élt, ezért erre az esetre nem fizethetünk.')
  if (contract.isProposal) return refused('Az ajánlatból még nem lett szerződés, ezért fedezet sincs.')
  switch (request.kind) {
    case 'partial-buyback':
    case 'complete-buyback':
      return buyBack(store, contract, request)
    case 'advanced':
      return advance(store, contract, request.amount ?? 0)
    case 'contract-expiration':
      return refused(notExpired(contract))
    case 'retirement':
      return retire(store, contract, eventDate)
    default:
      return payCover(store, contract, request.kind)
  }
}

const notExpired = ({ header }: LifeContract): string => {
  const { contractDateEnd: expiryDate } = header.contract
  const expires = expiryDate ? `, a lejárata: ${formatDate(expiryDate)}` : '.'
  return `A szerződése még nem járt le${expires} A lejárata előtt a visszavásárlását vagy előleget kérhet.`
}

const refused = (reason: string): Decided => ({ status: 'REJECTED', reason })
const paid = (amount: Money, reason: string): Decided => ({ status: 'PAID', amount, reason })

const payCover = (store: Store, contract: LifeContract, kind: ServiceRequest['kind']): Decided => {
  const { baseInsurance, additionalPackages } = packagesOf(contract, memoryOf(contract).beneficiaries)
  const all = [baseInsurance, ...additionalPackages].flatMap(({ coverages }) => coverages)
  const cover = (covers[kind] ?? []).flatMap((name) => all.find((coverage) => coverage.name === name) ?? [])[0]
  if (!cover?.amount) return refused('A szerződése erre az esetre nem nyújt fedezetet.')
  const reason = `A szerződés „${cover.name}” fedezete`
  if (kind !== 'decease' && kind !== 'decease-by-accident') return paid(cover.amount, `${reason} alapján.`)
  // The value of the accounts is paid if it is higher than the insured sum.
  const value = Math.max(cover.amount.value, worthOfAll(store, contract))
  const last = payLast(store, contract, value, value > cover.amount.value ? 'A befektetési számlák értéke' : reason)
  contract.accounts = []
  endContract(contract, dayAt(store.now()), SERVICE_PAID)
  return { status: 'PAID', ...last }
}

const buyBack = (
  store: Store,
  contract: LifeContract,
  { kind, udcContractId = '', amount }: ServiceRequest,
): Decided => {
  const account = accountOf(contract, udcContractId)
  if (account === undefined) return refused('Ennek a számlának a pénzét már kifizettük.')
  const { buyBackValue } = worthOf(store, account)
  const out = inForints({ ...buyBackValue, value: amount ?? buyBackValue.value }).value
  if (buyBackOfAll(store, contract) - out < advancedSum(contract)) return refused(UNCOVERED)
  if (kind === 'partial-buyback') {
    if (amount === undefined || amount >= buyBackValue.value)
      return refused('A számla visszavásárlási értéke időközben a kért összeg alá csökkent.')
    withdraw(store, account, amount)
    return paid({ ...buyBackValue, value: amount }, `Ebből a számlából: ${account.name}.`)
  }
  return paid(payWhole(store, contract, account), `Ennek a számlának a visszavásárlási értéke: ${account.name}.`)
}

const UNCOVERED =
  'A számlákon maradó pénz nem fedezné a felvett előlegét. Ha mindent ki szeretne venni, a szerződést megszüntetheti: akkor az előleget levonjuk abból, amit kifizetünk.'

const advance = (store: Store, contract: LifeContract, amount: number): Decided => {
  if (amount > (advanceLimit(store, contract)?.value ?? 0))
    return refused('Előlegként összesen legfeljebb a számlák visszavásárlási értékének felét fizethetjük ki.')
  memoryOf(contract).advanced = advancedSum(contract) + amount
  return paid({ value: amount, currency: 'HUF' }, 'A későbbi szolgáltatásból ezt az összeget levonjuk.')
}

const retire = (store: Store, contract: LifeContract, from: string | undefined): Decided => {
  const today = dayAt(store.now())
  if (from !== undefined && from > today)
    return refused('A nyugdíja még nem kezdődött el. Kérjük, akkor igényelje, amikor már jár Önnek a nyugdíj.')
  const last = payLast(store, contract, worthOfAll(store, contract), 'A befektetési számlák értéke')
  contract.accounts = []
  endContract(contract, today, SERVICE_PAID)
  return { status: 'PAID', ...last }
}
