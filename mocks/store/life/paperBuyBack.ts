import { dayAt } from '../../../machines/today'
import { formatDate, formatMoney } from '../../../src/texts/format'
import { accountDetail, accountsOf } from '../accounts/accounts'
import type { KeptAccount } from '../accounts/slice'
import { openCase } from '../cases/cases'
import type { TimedEvent } from '../contract/timedEvents'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { payOutAccount } from './buyBack'

/** Days from the request on paper to the creation of the store, and days from that creation to the payment. */
const REQUESTED_DAYS_BEFORE = 6
const PAID_DAYS_AFTER = 4

/** Request and payment dates of the buy-back that a sample account has when the store begins. */
export const paperBuyBackDates = ({ state: { beganAt } }: Store) => ({
  requestedOn: isoDaysFrom(beganAt, -REQUESTED_DAYS_BEFORE),
  payoutDate: isoDaysFrom(beganAt, PAID_DAYS_AFTER),
})

/** Returns the due events that pay buy-backs requested on paper. Each event removes its account and opens a case. */
export const paperPayoutEvents = (store: Store, contract: LifeContract): readonly TimedEvent[] => {
  const { payoutDate: day } = paperBuyBackDates(store)
  if (dayAt(store.now()) < day) return []
  return accountsOf(contract)
    .filter(({ isBuyBack }) => isBuyBack)
    .map((account) => ({
      day,
      // The payment happens at the start of its day, even if the portal reads the contract only later.
      happens: (storeThatDay) => payOutPaperBuyBack({ ...storeThatDay, now: () => Date.parse(day) }, contract, account),
    }))
}

const payOutPaperBuyBack = (store: Store, contract: LifeContract, account: KeptAccount): void => {
  const amount = payOutAccount(store, contract, account)
  const requestedOn = formatDate(paperBuyBackDates(store).requestedOn)
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
