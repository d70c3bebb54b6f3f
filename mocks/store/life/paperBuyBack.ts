import { dayAt } from '../../../machines/today'
import { formatDate, formatMoney } from '../../../src/texts/format'
import { accountDetail, accountsOf } from '../accounts/accounts'
import type { KeptAccount } from '../accounts/slice'
import { openCase } from '../cases/cases'
import type { TimedEvent } from '../contract/passing'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { payWhole } from './buyBack'

/** Days from a buy-back's request on paper to the store's beginning, and from that beginning to the payment. */
const ASKED_BEFORE = 6
const PAID_AFTER = 4

/** Request and payment dates of the buy-back that a sample account has when the store begins. */
export const paperBuyBack = ({ state: { beganAt } }: Store) => ({
  requestedOn: isoDaysFrom(beganAt, -ASKED_BEFORE),
  payoutDate: isoDaysFrom(beganAt, PAID_AFTER),
})

/** Payments of buy-backs requested on paper, on their day. Each ends its account and is recorded as a case. */
export const paperPayouts = (store: Store, contract: LifeContract): readonly TimedEvent[] => {
  const { payoutDate: day } = paperBuyBack(store)
  if (dayAt(store.now()) < day) return []
  return accountsOf(contract)
    .filter(({ isBuyBack }) => isBuyBack)
    .map((account) => ({
      day,
      // The payment is made at the start of its day, even if the store is read later.
      happens: (then) => payOut({ ...then, now: () => Date.parse(day) }, contract, account),
    }))
}

const payOut = (store: Store, contract: LifeContract, account: KeptAccount): void => {
  const amount = payWhole(store, contract, account)
  const requestedOn = formatDate(paperBuyBack(store).requestedOn)
  openCase(store, contract, {
    name: 'Teljes visszavásárlás',
    details: [
      accountDetail(account),
      ['Kérte', `papíron, ${requestedOn}`],
      ['Visszavásárlási érték', formatMoney(amount)],
    ],
    decision: {
      status: 'PAID',
      date: dayAt(store.now()),
      amount,
      bankAccount: contract.header.bankAccount,
      reason: `Ennek a számlának a visszavásárlási értéke: ${account.name}. Papíron kérte: ${requestedOn}`,
    },
  })
}
