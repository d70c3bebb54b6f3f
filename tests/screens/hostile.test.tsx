import { act, screen } from '@testing-library/react'
import { beforeAll, describe, test } from 'vitest'
import { everyProductLine } from '../../machines/cases'
import { reactivate } from '../../machines/cases/casco/reactivate.case'
import { personName } from '../../machines/cases/common/personName.case'
import { homeCases } from '../../machines/cases/home'
import { kgfbCases } from '../../machines/cases/kgfb'
import { eletCases } from '../../machines/cases/life'
import { getHeader as getCascoHeader } from '../../src/api/casco'
import { getClaims } from '../../src/api/claims'
import { getPersonName } from '../../src/api/clientData'
import { getDapContracts } from '../../src/api/dap'
import { listInvoices } from '../../src/api/documentLists'
import { getCases } from '../../src/api/life'
import { getFundDetails, getProductFunds, getUnitAccounts } from '../../src/api/lifeAccounts'
import { payByTransfer } from '../../src/api/payments'
import { getTitles } from '../../src/api/staticData'
import { lazyModule as accountsModule } from '../../src/modules/accounts'
import { lazyModule as claimsModule } from '../../src/modules/claims'
import { lazyModule as dapModule } from '../../src/modules/dap'
import { lazyModule as documentsModule } from '../../src/modules/documents'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as onlineCasesModule } from '../../src/modules/onlineCases'
import { lazyModule as paymentModule } from '../../src/modules/payment'
import { lazyModule as signatureModule } from '../../src/modules/signature'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { lazyModule as signInModule } from '../../src/modules/signIn'
import { fakeServices } from '../../tools/exploration/kit/fakeServices'
import { draftAt } from '../../tools/exploration/models/case.drafts'
import { openPortalAtCode, sendStatus } from '../machines/kit/dapSignIn'
import { openSignedIn } from '../machines/kit/portal'
import { answer, callsTo, load, withClock } from '../machines/kit/story'
import { loadBorrowed } from './openMenu'
import { click, loadScreens } from './signedIn'
import { caseOf, openCase } from './support/caseOpenings'
import { expectHarmless, expectNamed, hostileAnswer, namelessAnswer, onPhone, show } from './support/harmless'

withClock()
beforeAll(() => {
  loadScreens()
  for (const module of [
    accountsModule,
    claimsModule,
    signInModule,
    signedInModule,
    documentsModule,
    onlineCasesModule,
    paymentModule,
    signatureModule,
    dapModule,
  ])
    register(module)
})
onPhone()

const ACCOUNTS = '/elet/ugyek/investment-accounts'

describe.each([
  ['hostile', hostileAnswer, expectHarmless],
  ['empty', namelessAnswer, expectNamed],
] as const)('if texts from the insurer, such as names, are %s,', (_, answerOf, expectShown) => {
  test.each(everyProductLine.map((cases) => [cases.productLine, cases] as const))(
    'the menu and the data of %s are shown without an error',
    async (productLine, cases) => {
      const { app, fake } = await openSignedIn(`/${productLine}/ugyek`, { productLine })
      show(app)
      await act(() => load(fake, 'loadModule', cases))
      await act(() => answer(fake, cases.header, answerOf(cases.header)))
      await loadBorrowed(fake)
      if (callsTo(fake, cases.cases).length > 0) await act(() => answer(fake, cases.cases, answerOf(cases.cases)))
      expectShown('selecting.current')
      await act(async () => app.send({ type: 'location.requested', address: `/${productLine}/ugyek/contract-data` }))
      expectShown('viewing.current')
    },
  )

  test('a list of documents is shown without an error', async () => {
    const { app, fake } = await openSignedIn('/kgfb/ugyek/invoice')
    show(app)
    await act(() => load(fake, 'loadModule', kgfbCases))
    await act(() => answer(fake, kgfbCases.header, answerOf(kgfbCases.header)))
    await act(() => load(fake, 'loadModule', kgfbCases))
    await act(() => load(fake, 'loadModule'))
    await act(() => answer(fake, listInvoices, answerOf(listInvoices)))
    expectShown('listing')
  })

  test('the list of online cases is shown without an error', async () => {
    const menu = eletCases.menu.map((entry) => ({ ...entry, isEnabled: () => true }))
    const { app, fake } = await openSignedIn('/elet/ugyek/online-cases', {
      contractNumber: '40000001',
      productLine: 'elet',
    })
    show(app)
    await act(() => load(fake, 'loadModule', { ...eletCases, menu }))
    await act(() => answer(fake, eletCases.header, answerOf(eletCases.header)))
    await act(() => load(fake, 'loadModule', { ...eletCases, menu }))
    await act(() => load(fake, 'loadModule'))
    await act(() => answer(fake, getCases, answerOf(getCases)))
    expectShown('listing')
  })

  test('the list of accounts, an account and a fund are shown without an error', async () => {
    const menu = eletCases.menu.map((entry) => ({ ...entry, isEnabled: () => true }))
    const { app, fake } = await openSignedIn(ACCOUNTS, { contractNumber: '40000001', productLine: 'elet' })
    show(app)
    await act(() => load(fake, 'loadModule', { ...eletCases, menu }))
    await act(() => answer(fake, eletCases.header, answerOf(eletCases.header)))
    await act(() => load(fake, 'loadModule', { ...eletCases, menu }))
    await act(() => load(fake, 'loadModule'))
    await act(() => answer(fake, getUnitAccounts, answerOf(getUnitAccounts)))
    expectShown('listing')
    await act(async () => app.send({ type: 'location.requested', address: `${ACCOUNTS}/1` }))
    await act(() => answer(fake, getProductFunds, answerOf(getProductFunds)))
    expectShown('viewing')
    await act(async () => app.send({ type: 'location.requested', address: `${ACCOUNTS}/1/2` }))
    await act(() => answer(fake, getFundDetails, answerOf(getFundDetails)))
    expectShown('viewingFund')
  })

  test('the list of claims and a claim are shown without an error', async () => {
    const { app, fake } = await openSignedIn('/lakas/ugyek/claims', {
      contractNumber: '30000001',
      productLine: 'lakas',
    })
    show(app)
    await act(() => load(fake, 'loadModule', homeCases))
    await act(() => answer(fake, homeCases.header, answerOf(homeCases.header)))
    await act(() => load(fake, 'loadModule', homeCases))
    await act(() => load(fake, 'loadModule'))
    const lists = answerOf(getClaims)
    await act(() => answer(fake, getClaims, lists))
    expectShown('listing')
    const [first] = lists.open ?? []
    await act(async () => app.send({ type: 'location.requested', address: `/lakas/ugyek/claims/${first?.id}` }))
    expectShown('viewing')
  })

  test('the DÁP list of contracts is shown without an error', async () => {
    const { app, fake } = await openPortalAtCode()
    show(app)
    await act(async () => {
      await sendStatus(fake, 'IDENTIFIED')
      await answer(fake, getDapContracts, answerOf(getDapContracts))
    })
    expectShown('identified.listing.settled')
  })
})

test('the details of a transfer are shown without an error if they contain hostile texts', async () => {
  const fake = fakeServices()
  const productLineCase = caseOf(reactivate.id)
  const { app } = await openCase(productLineCase, productLineCase.machine, draftAt(reactivate, 'paying'), fake)
  show(app)
  await act(() => answer(fake, getCascoHeader, hostileAnswer(getCascoHeader)))
  await act(async () => screen.getByRole('radio', { name: 'Átutalás' }).click())
  await click('Tovább')
  await act(() => answer(fake, getCascoHeader, hostileAnswer(getCascoHeader)))
  await act(() => answer(fake, payByTransfer, hostileAnswer(payByTransfer)))
  expectHarmless('paying')
})

test('a prefilled form is shown without an error if the insurer returns hostile texts', async () => {
  const fake = fakeServices()
  const productLineCase = caseOf(personName.id)
  const { app } = await openCase(productLineCase, productLineCase.machine, null, fake)
  show(app)
  await act(() => answer(fake, getPersonName, hostileAnswer(getPersonName)))
  await act(() => answer(fake, getTitles, hostileAnswer(getTitles)))
  expectHarmless('filling')
})
