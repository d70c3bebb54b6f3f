import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ContractHeader } from '../../machines/case/menu/productLineCases'
import { homeCases } from '../../machines/cases/home'
import { claimReport } from '../../machines/cases/home/claimReport.case'
import { eletCases } from '../../machines/cases/life'
import type { OpenedBy } from '../../machines/signedIn'
import { draftKeyOfSubject, SESSION } from '../../machines/storageKeys'
import { homeHeaderExamples } from '../../mocks/examples/home/header'
import { getContract, getInitConfig, getInsuranceCompanies, reportClaim } from '../../src/api/claimReport'
import { getHeader } from '../../src/api/home'
import { createIdentification } from '../../src/api/identification'
import { lazyModule as identificationModule } from '../../src/modules/identification'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as signatureModule } from '../../src/modules/signature'
import { caseTexts } from '../../src/screens/case/caseTexts'
import { sampleSession } from '../../tools/exploration/kit/sampleToken'
import { draftAt } from '../../tools/exploration/models/case.drafts'
import { everyText } from '../languageFiles'
import { openPortal } from '../machines/kit/portal'
import { answer, fail, load, refuse, withClock } from '../machines/kit/story'
import { button, click, loadScreens, show, shownState } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  register(signatureModule)
  register(identificationModule)
})
afterEach(cleanup)

const CONTRACT = '30000001'
const withList = homeHeaderExamples.everythingEnabled
const withoutList = {
  ...withList,
  enabledMenuItems: withList.enabledMenuItems.filter((key) => key !== 'online-cases'),
}

/** Opens a claim report whose submission waits for the insurer's answer. */
const openReport = async (header: ContractHeader, openedBy: OpenedBy) => {
  const session = sampleSession({ contractNumber: CONTRACT, productLine: 'lakas', openedBy })
  const { id } = claimReport
  const { fake, app } = await openPortal(
    '/lakas/ugyek/claim-report',
    new Map([
      [SESSION, JSON.stringify(session)],
      [draftKeyOfSubject(CONTRACT, id, ''), JSON.stringify(draftAt(claimReport, 'submitting'))],
    ]),
  )
  await load(fake, 'loadModule', homeCases)
  await answer(fake, getHeader, header)
  while (fake.waiting().includes('loadModule')) await load(fake, 'loadModule', eletCases)
  show({ app, fake })
  await act(() => answer(fake, getInsuranceCompanies, []))
  await act(() => answer(fake, getInitConfig, { damageEvents: [{ id: 1, name: 'Csőtörés' }] }))
  await act(() => answer(fake, getContract, { contractStatusId: 1 }))
  return fake
}

/** Texts that promise the list of submitted cases, or a later chance. */
const promise = /Online ügyeim|[Kk]ésőbb is |Később (írom|azonosítom)|megmarad/

const customersWithoutList = [
  ['other than the contractor', homeHeaderExamples.nonContractor, 'number'],
  ['whose insurer enables no list of submitted cases', withoutList, 'secondStep'],
] as const

describe.each(customersWithoutList)('a customer %s', (_, header, openedBy) => {
  test('can sign a submitted case only now, and is not promised a later signature', async () => {
    const fake = await openReport(header, openedBy)
    await act(() => answer(fake, reportClaim, { caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'case-1' }))
    await act(() => load(fake, 'loadModule'))
    expect(screen.getByText(/később itt már nem írhatja alá/)).toBeTruthy()
    expect(document.body).not.toHaveTextContent(promise)
    await click('Most nem írom alá')
    expect(shownState()).toBe('submitted')
    expect(document.body).not.toHaveTextContent(promise)
  })

  test('is not promised a later identification', async () => {
    const fake = await openReport(header, openedBy)
    await act(() => answer(fake, reportClaim, { caseStatus: 'IDENTIFICATION_NEEDED', caseId: 'case-1' }))
    await act(() => load(fake, 'loadModule'))
    await act(() => fail(fake, createIdentification))
    expect(button('Most nem azonosítom magam')).toBeTruthy()
    expect(document.body).not.toHaveTextContent(promise)
  })

  test('is not sent to the list of submitted cases after an unknown status or a refusal', async () => {
    const first = await openReport(header, openedBy)
    await act(() => answer(first, reportClaim, { caseStatus: 'WAITING_FOR_EXPERT', caseId: 'case-1' }))
    expect(screen.getByText(/Itt nem látható, hogy hol tart/)).toBeTruthy()
    expect(document.body).not.toHaveTextContent(promise)
    cleanup()
    const second = await openReport(header, openedBy)
    await act(() => refuse(second, reportClaim, { code: 'MODIFICATION_FAILED001' }))
    expect(screen.getByText(/Ezt a kérését most nem tudtuk átvenni/)).toBeTruthy()
    expect(document.body).not.toHaveTextContent(promise)
  })
})

test('a contractor whose insurer enables the list of submitted cases can sign later', async () => {
  const fake = await openReport(withList, 'secondStep')
  await act(() => answer(fake, reportClaim, { caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'case-1' }))
  await act(() => load(fake, 'loadModule'))
  expect(screen.getByText(/most, vagy később az Online ügyeim menüpontban/)).toBeTruthy()
  expect(button('Később írom alá')).toBeTruthy()
})

test('each text that names the list of submitted cases has another version, without it, for customers who have no list', () => {
  const named = [...everyText].filter(([, text]) => text.includes('Online ügyeim menüpont')).map(([path]) => path)
  // This text is a part of the list itself.
  const unpaired = named.filter((path) => path !== 'contract.latest.unknown' && !everyText.has(`${path}ForOthers`))
  expect(named.length).toBeGreaterThan(20)
  expect(unpaired).toEqual([])
  expect(named.filter((path) => path.endsWith('ForOthers'))).toEqual([])
})

test('the own texts of a case name the list of submitted cases only if the customer has it', () => {
  const notOffered = (forOthers: '' | 'ForOthers') =>
    caseTexts({ productLine: 'elet', key: 'index-statement', forOthers }).notOffered
  expect(notOffered('')).toContain('Online ügyeim')
  expect(notOffered('ForOthers')).not.toContain('Online ügyeim')
})
