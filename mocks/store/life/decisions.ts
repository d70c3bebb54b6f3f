import { dayAt } from '../../../machines/today'
import type { Decision, Money } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import { accountOf } from '../accounts/accounts'
import { closeAccounts } from '../accounts/orders'
import { inForints, worthOf } from '../accounts/worth'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { advanceLimit, paidAdvanceSum } from './advance'
import { payOutAccount, totalBuyBackValue, totalWorthOf, withdraw } from './buyBack'
import { endContract, makeFinalPayment } from './ending'
import { memoryOf } from './memory'
import { packagesOf } from './packages'
import { SERVICE_PAID } from './reasons'
import type { ServiceRequest } from './slice'

type UndatedDecision = Omit<Decision, 'date'>

/**
 * Names of the covers that can pay a claim, by the claim's type. If the contract has several of these covers, the first
 * in the list pays.
 */
const coversByClaim: Readonly<Partial<Record<ServiceRequest['kind'], readonly string[]>>> = {
  emergency: ['Kórházi napi térítés'],
  'health-insurance-or-illness': ['Kiemelt betegségek', 'Kórházi napi térítés'],
  decease: ['Haláleset'],
  'decease-by-accident': ['Baleseti halál'],
}

/**
 * Decides on a requested service and carries out the result: withdraws money from accounts, and may end the contract.
 */
export const decide = (store: Store, contract: LifeContract, request: ServiceRequest): UndatedDecision => {
  const decision = decisionOn(store, contract, request)
  if (decision.status !== 'PAID') return decision
  if (request.bankAccount) return { ...decision, bankAccount: request.bankAccount }
  return { ...decision, reason: `${decision.reason} Bankszámlaszám híján postai úton fizettük ki a jogosultnak.` }
}

const decisionOn = (store: Store, contract: LifeContract, request: ServiceRequest): UndatedDecision => {
  const { eventDate } = request
  const signDate = contract.header.signDate
  if (eventDate !== undefined && signDate && eventDate < signDate)
    return rejectedDecision('Azon a napon a szerződése még nem élt, ezért erre az esetre nem fizethetünk.')
  if (contract.isProposal) return rejectedDecision('Az ajánlatból még nem lett szerződés, ezért fedezet sincs.')
  switch (request.kind) {
    case 'partial-buyback':
    case 'complete-buyback':
      return buyBack(store, contract, request)
    case 'advanced':
      return payAdvance(store, contract, request.amount ?? 0)
    case 'contract-expiration':
      return rejectedDecision(notExpiredReason(contract))
    case 'retirement':
      return payRetirement(store, contract, eventDate)
    default:
      return payCover(store, contract, request.kind)
  }
}

const notExpiredReason = ({ header }: LifeContract): string => {
  const { contractDateEnd: expiryDate } = header.contract
  const expiryText = expiryDate ? `, a lejárata: ${formatDate(expiryDate)}` : '.'
  return `A szerződése még nem járt le${expiryText} A lejárata előtt a visszavásárlását vagy előleget kérhet.`
}

const rejectedDecision = (reason: string): UndatedDecision => ({ status: 'REJECTED', reason })
const paidDecision = (amount: Money, reason: string): UndatedDecision => ({ status: 'PAID', amount, reason })

const PAID_REASON = 'A szerződésére járó összeget már kifizettük.'

const payCover = (store: Store, contract: LifeContract, kind: ServiceRequest['kind']): UndatedDecision => {
  const { baseInsurance, additionalPackages } = packagesOf(contract, memoryOf(contract).beneficiaries)
  const allCovers = [baseInsurance, ...additionalPackages].flatMap(({ coverages }) => coverages)
  const cover = (coversByClaim[kind] ?? []).flatMap(
    (name) => allCovers.find((coverage) => coverage.name === name) ?? [],
  )[0]
  if (!cover?.amount) return rejectedDecision('A szerződése erre az esetre nem nyújt fedezetet.')
  const reason = `A szerződés „${cover.name}” fedezete`
  if (kind !== 'decease' && kind !== 'decease-by-accident') return paidDecision(cover.amount, `${reason} alapján.`)
  if (contract.header.contract.terminationReasonId === SERVICE_PAID) return rejectedDecision(PAID_REASON)
  // After a death, the insurer pays the value of the accounts if it is higher than the insured sum.
  const value = Math.max(cover.amount.value, totalWorthOf(store, contract))
  const finalPayment = makeFinalPayment(
    store,
    contract,
    value,
    value > cover.amount.value ? 'A befektetési számlák értéke' : reason,
  )
  closeAccounts(store, contract)
  endContract(contract, dayAt(store.now()), SERVICE_PAID)
  return { status: 'PAID', ...finalPayment }
}

const buyBack = (
  store: Store,
  contract: LifeContract,
  { kind, udcContractId = '', amount }: ServiceRequest,
): UndatedDecision => {
  const account = accountOf(contract, udcContractId)
  if (account === undefined) return rejectedDecision('Ennek a számlának a pénzét már kifizettük.')
  const { buyBackValue } = worthOf(store, account)
  const withdrawnAmount = inForints({ ...buyBackValue, value: amount ?? buyBackValue.value }).value
  if (totalBuyBackValue(store, contract) - withdrawnAmount < paidAdvanceSum(contract))
    return rejectedDecision(UNCOVERED_REASON)
  if (kind === 'partial-buyback') {
    if (amount === undefined || amount >= buyBackValue.value)
      return rejectedDecision('A számla visszavásárlási értéke időközben a kért összeg alá csökkent.')
    withdraw(store, account, amount)
    return paidDecision({ ...buyBackValue, value: amount }, `Ebből a számlából: ${account.name}.`)
  }
  return paidDecision(
    payOutAccount(store, contract, account),
    `Ennek a számlának a visszavásárlási értéke: ${account.name}.`,
  )
}

const UNCOVERED_REASON =
  'A számlákon maradó pénz nem fedezné a felvett előlegét. Ha mindent ki szeretne venni, a szerződést megszüntetheti: akkor az előleget levonjuk abból, amit kifizetünk.'

const payAdvance = (store: Store, contract: LifeContract, amount: number): UndatedDecision => {
  if (amount > (advanceLimit(store, contract)?.value ?? 0))
    return rejectedDecision('Előlegként összesen legfeljebb a számlák visszavásárlási értékének felét fizethetjük ki.')
  memoryOf(contract).advanced = paidAdvanceSum(contract) + amount
  return paidDecision({ value: amount, currency: 'HUF' }, 'A későbbi szolgáltatásból ezt az összeget levonjuk.')
}

const payRetirement = (store: Store, contract: LifeContract, pensionStart: string | undefined): UndatedDecision => {
  const today = dayAt(store.now())
  if (pensionStart !== undefined && pensionStart > today)
    return rejectedDecision('A nyugdíja még nem kezdődött el. Kérjük, akkor igényelje, amikor már jár Önnek a nyugdíj.')
  const totalWorth = totalWorthOf(store, contract)
  if (totalWorth === 0) return rejectedDecision(PAID_REASON)
  const finalPayment = makeFinalPayment(store, contract, totalWorth, 'A befektetési számlák értéke')
  closeAccounts(store, contract)
  endContract(contract, today, SERVICE_PAID)
  return { status: 'PAID', ...finalPayment }
}
