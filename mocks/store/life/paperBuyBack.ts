import { dayAt } from '../../../machines/today'
import { formatDate, formatMoney } from '../../../src/texts/format'
import { accountDetail, accountsOf } from '../accounts/accounts'
import type { KeptAccount } from '../accounts/slice'
import { openCase } from '../cases/cases'
import type { Passing } from '../contract/passing'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { payWhole } from './buyBack'

/** So many days before the store began a buy-back was asked for on paper, and so many after it the money is paid. */
const ASKED_BEFORE = 6
const PAID_AFTER = 4

/** When the buy-back was asked for that an account is under from the beginning, and when it is paid. */
export const paperBuyBack = ({ state: { beganAt } }: Store) => ({
  requestedOn: isoDaysFrom(beganAt, -ASKED_BEFORE),
  payoutDate: isoDaysFrom(beganAt, PAID_AFTER),
})

/** That what was asked for on paper is paid, once its day has come: the account ends by it, and a case says so. */
export const paperPayouts = (store: Store, contract: LifeContract): readonly Passing[] => {
  const { payoutDate: day } = paperBuyBack(store)
  if (dayAt(store.now()) < day) return []
  return accountsOf(contract)
    .filter(({ isBuyBack }) => isBuyBack)
    .map((account) => ({
      day,
      // At the day's beginning, at whatever time of it somebody looks.
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
