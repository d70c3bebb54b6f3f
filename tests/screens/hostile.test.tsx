import { act, screen } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { scriptedWorld } from '../../exploration/kit/fakeServices'
import { draftAt } from '../../exploration/models/case.drafts'
import { everyArea } from '../../machines/cases'
import { reactivate } from '../../machines/cases/casco/reactivate.case'
import { personName } from '../../machines/cases/common/personName.case'
import { lakasCases } from '../../machines/cases/home'
import { kgfbCases } from '../../machines/cases/kgfb'
import { eletCases } from '../../machines/cases/life'
import { getHeader as getCascoHeader } from '../../src/api/casco'
import { getClaims } from '../../src/api/claims'
import { getPersonName } from '../../src/api/clientData'
import { getDapContracts } from '../../src/api/dap'
import { listInvoices } from '../../src/api/documentLists'
import { getCases } from '../../src/api/life'
import { payByTransfer } from '../../src/api/payments'
import { getTitles } from '../../src/api/staticData'
import { lazyModule as claimsModule } from '../../src/modules/claims'
import { lazyModule as dapModule } from '../../src/modules/dap'
import { lazyModule as documentsModule } from '../../src/modules/documents'
import { provide } from '../../src/modules/lazyModule'
import { lazyModule as onlineCasesModule } from '../../src/modules/onlineCases'
import { lazyModule as paymentModule } from '../../src/modules/payment'
import { lazyModule as signatureModule } from '../../src/modules/signature'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { lazyModule as signInModule } from '../../src/modules/signIn'
import { openPortalAtCode, tell } from '../machines/dapSignIn'
import { openSignedIn } from '../machines/portal'
import { answer, load, withClock } from '../machines/story'
import { loadBorrowed } from './openMenu'
import { click, loadScreens } from './signedIn'
import { caseOf, openCase } from './support/caseOpenings'
import { expectHarmless, hostileAnswer, onPhone, show } from './support/harmless'

withClock()
beforeAll(() => {
  loadScreens()
  for (const module of [
    claimsModule,
    signInModule,
    signedInModule,
    documentsModule,
    onlineCasesModule,
    paymentModule,
    signatureModule,
    dapModule,
  ])
    provide(module)
})
onPhone()

test.each(everyArea.map((cases) => [cases.area, cases] as const))('a header of %s', async (area, cases) => {
  const { app, world } = await openSignedIn(`/${area}/ugyek`, { area })
  show(app)
  await act(() => load(world, 'loadModule', cases))
  await act(() => answer(world, cases.header, hostileAnswer(cases.header)))
  await loadBorrowed(world)
  expectHarmless('selecting.current')
  await act(async () => app.send({ type: 'location.requested', address: `/${area}/ugyek/contract-data` }))
  expectHarmless('viewing')
})

test('a list of documents', async () => {
  const { app, world } = await openSignedIn('/kgfb/ugyek/invoice')
  show(app)
  await act(() => load(world, 'loadModule', kgfbCases))
  await act(() => answer(world, kgfbCases.header, hostileAnswer(kgfbCases.header)))
  await act(() => load(world, 'loadModule', kgfbCases))
  await act(() => load(world, 'loadModule'))
  await act(() => answer(world, listInvoices, hostileAnswer(listInvoices)))
  expectHarmless('listing')
})

test('what was submitted online', async () => {
  const menu = eletCases.menu.map((entry) => ({ ...entry, isEnabled: () => true }))
  const { app, world } = await openSignedIn('/elet/ugyek/online-cases', { contractNumber: '40000001', area: 'elet' })
  show(app)
  await act(() => load(world, 'loadModule', { ...eletCases, menu }))
  await act(() => answer(world, eletCases.header, hostileAnswer(eletCases.header)))
  await act(() => load(world, 'loadModule', { ...eletCases, menu }))
  await act(() => load(world, 'loadModule'))
  await act(() => answer(world, getCases, hostileAnswer(getCases)))
  expectHarmless('listing')
})

test('the claims on a contract, and one of them', async () => {
  const { app, world } = await openSignedIn('/lakas/ugyek/claims', { contractNumber: '30000001', area: 'lakas' })
  show(app)
  await act(() => load(world, 'loadModule', lakasCases))
  await act(() => answer(world, lakasCases.header, hostileAnswer(lakasCases.header)))
  await act(() => load(world, 'loadModule', lakasCases))
  await act(() => load(world, 'loadModule'))
  const lists = hostileAnswer(getClaims)
  await act(() => answer(world, getClaims, lists))
  expectHarmless('listing')
  const [first] = lists.open ?? []
  await act(async () => app.send({ type: 'location.requested', address: `/lakas/ugyek/claims/${first?.id}` }))
  expectHarmless('viewing')
})

test('what a transfer needs', async () => {
  const world = scriptedWorld()
  const placed = caseOf(reactivate.id)
  const { app } = await openCase(placed, placed.machine, draftAt(reactivate, 'paying'), world)
  show(app)
  await act(() => answer(world, getCascoHeader, hostileAnswer(getCascoHeader)))
  await act(async () => screen.getByRole('radio', { name: 'Átutalás' }).click())
  await click('Tovább')
  await act(() => answer(world, getCascoHeader, hostileAnswer(getCascoHeader)))
  await act(() => answer(world, payByTransfer, hostileAnswer(payByTransfer)))
  expectHarmless('paying')
})

test('a form that is filled in from an answer', async () => {
  const world = scriptedWorld()
  const placed = caseOf(personName.id)
  const { app } = await openCase(placed, placed.machine, null, world)
  show(app)
  await act(() => answer(world, getPersonName, hostileAnswer(getPersonName)))
  await act(() => answer(world, getTitles, hostileAnswer(getTitles)))
  expectHarmless('filling')
})

test('the contracts of a customer of the DÁP app', async () => {
  const { app, world } = await openPortalAtCode()
  show(app)
  await act(async () => {
    await tell(world, 'IDENTIFIED')
    await answer(world, getDapContracts, hostileAnswer(getDapContracts))
  })
  expectHarmless('identified.listing.settled')
})
