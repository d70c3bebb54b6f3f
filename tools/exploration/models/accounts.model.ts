import { accountsMachine } from '../../../machines/accounts/accounts.machine'
import type { AccountsEvent } from '../../../machines/accounts/accounts.types'
import { networkReturnCase, START_TIME } from '../kit/cases'
import { modelOf } from '../kit/model'

const inputOf = (step: string) => ({ productLine: 'elet', contractNumber: '40000001', step }) as const

export const accountsModel = modelOf(accountsMachine, {
  inputs: { list: inputOf(''), account: inputOf('40000001-1'), fund: inputOf('40000001-1/F02') },
  events: (): AccountsEvent[] => [
    { type: 'load.retried' },
    { type: 'list.reloaded', outcome: { ok: true, data: { subContracts: [] }, at: START_TIME } },
    { type: 'account.reloaded', outcome: { ok: true, data: {}, at: START_TIME } },
    { type: 'fund.reloaded', outcome: { ok: true, data: { name: 'Alap' }, at: START_TIME } },
    ...['', '40000001-1', '40000001-3', '40000001-1/F02'].map((step) => ({ type: 'step.requested', step }) as const),
  ],
  sources: {
    'step.requested': 'parent',
    'list.reloaded': 'child',
    'account.reloaded': 'child',
    'fund.reloaded': 'child',
  },
  actors: {
    networkBack: () => [networkReturnCase],
    watchAccounts: () => [],
    watchAccount: () => [],
    watchFund: () => [],
  },
  project: ({ opened, openedFund, list, account, technicalError }) => [
    opened,
    openedFund,
    list !== null,
    account !== null,
    technicalError,
  ],
})
