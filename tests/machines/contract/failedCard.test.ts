import { expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromTransition } from 'xstate'
import { listCasesActor } from '../../../machines/contract/listCases.actor'
import { paidCaseAt, storePayment } from '../../../machines/payment/kept'
import { recordResult } from '../../../machines/payment/ledger'
import { caseRouteOf } from '../../../machines/routes'
import { bindServices } from '../../../machines/services'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { leave, redirectOf, tab } from '../kit/payments'
import { begin, MINUTE, withClock } from '../kit/story'

withClock()

test('the screen of an unavailable case shows the new result of a failed card payment when another tab receives it', async () => {
  const contractNumber = '10000001'
  const fake = tab('tab-1')
  const redirect = { ...redirectOf, ...paidCaseAt(contractNumber, '/kgfb/ugyek/pay/fizetes') }
  leave(fake, redirect)
  const failedAs = (status: string) => ({ type: 'failed', failure: { type: 'status', status } }) as const
  storePayment(fake.services, { type: 'ended', redirect, end: failedAs('PENDING'), until: redirect.time + MINUTE })
  const parent = createActor(fromTransition((_: AnyEventObject, event) => event, { type: 'none' }))
  bindServices(parent.system, fake.services)
  parent.start()
  const route = caseRouteOf('kgfb', 'pay', '')
  const input = { productLine: 'kgfb', contractNumber, isContractor: true, isOffered: false, route } as const
  await begin(createActor(listCasesActor, { input, parent }), fake)
  const shown = () => parent.getSnapshot().context
  expect(shown()).toMatchObject({ failedCard: { status: 'PENDING' } })
  recordResult(tab('tab-2', fake.shared).services, redirect, failedAs('REFUSED'))
  await runPendingCallbacks()
  expect(shown()).toMatchObject({ payments: [], failedCard: { status: 'REFUSED' } })
})
