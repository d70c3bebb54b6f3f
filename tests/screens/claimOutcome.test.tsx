import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { CaseDefinition } from '../../machines/case/definition/definition'
import { claimDocuments } from '../../machines/cases/home/claimDocuments.case'
import { claimReport } from '../../machines/cases/home/claimReport.case'
import { deceaseClaim } from '../../machines/cases/life/claims/events.case'
import type { OpenedBy } from '../../machines/signedIn'
import { claimExamples } from '../../mocks/examples/claims/lists'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import { App } from '../../src/App'
import { getContract, getInitConfig, getInsuranceCompanies, reportClaim } from '../../src/api/claimReport'
import { getClaims, submitDocuments } from '../../src/api/claims'
import { getHeader as getLifeHeader } from '../../src/api/life'
import { claimService } from '../../src/api/lifeRequests'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { fakeServices } from '../../tools/exploration/kit/fakeServices'
import { draftAt } from '../../tools/exploration/models/case.drafts'
import { answer, fail, withClock } from '../machines/kit/story'
import { link, loadScreens } from './signedIn'
import { caseOf, openCase } from './support/caseOpenings'

withClock()
beforeAll(() => {
  loadScreens()
  register(signedInModule)
})
afterEach(cleanup)

/** Opens a case at a step. By default, the submission waits for the insurer's answer. */
const open = async ({ id }: CaseDefinition, step: 'submitting' | 'filling' = 'submitting', openedBy?: OpenedBy) => {
  const fake = fakeServices()
  const productLineCase = caseOf(id)
  const draft = step === 'submitting' ? draftAt(productLineCase.definition, step) : null
  const { app } = await openCase(productLineCase, productLineCase.machine, draft, fake, openedBy)
  render(<App app={app} navigate={() => {}} />)
  return fake
}

/** Submits a claim report. The insurer answers with this status. */
const report = async (openedBy?: OpenedBy, caseStatus = 'SUCCEEDED') => {
  const fake = await open(claimReport, 'submitting', openedBy)
  await act(() => answer(fake, getInsuranceCompanies, []))
  await act(() => answer(fake, getInitConfig, { damageEvents: [{ id: 1, name: 'Csőtörés' }] }))
  await act(() => answer(fake, getContract, { contractStatusId: 1 }))
  const data = { caseStatus, caseId: 'case-1', claimId: 'K-1', nextStepUntil: '2026-11-26' }
  await act(() => answer(fake, reportClaim, data))
}

test('a submitted claim report shows the next step with its deadline, and links to the claims', async () => {
  await report()
  expect(screen.getByText(/Megnyitottuk a kárügyét/)).toBeTruthy()
  expect(screen.queryByText(/nincs további teendője/)).toBeNull()
  expect(screen.getByText('2026. 11. 26.')).toBeTruthy()
  expect(screen.getByText('Hogy az ügye hol tart, azt itt bármikor megnézheti: Kárügyeim.')).toBeTruthy()
  expect(link('Kárügyeim')).toHaveAttribute('href', '/lakas/ugyek/claims')
})

test('a claim report of a non-contractor has no link to the claims', async () => {
  await report('number')
  expect(screen.getByText(/Megnyitottuk a kárügyét/)).toBeTruthy()
  expect(screen.queryByText(/Kárügyeim/)).toBeNull()
})

test.each([
  ['SUCCEEDED', /Megnyitottuk a kárügyét/],
  ['WAITING_FOR_EXPERT', /Itt nem látható, hogy hol tart/],
  ['IDENTIFICATION_NEEDED', /Ha most nem tudja azonosítani magát/],
  ['DIGITAL_SIGNATURE_NEEDED', /Ha most nem tudja aláírni/],
])(
  'a non-contractor’s claim report that ends with the status %s does not mention the list of cases',
  async (status, text) => {
    await report('number', status)
    expect(screen.getByText(text)).toBeTruthy()
    expect(document.body).not.toHaveTextContent('Online ügyeim')
  },
)

test('a pending claim report tells the contractor that the list of cases shows its progress', async () => {
  await report(undefined, 'WAITING_FOR_EXPERT')
  expect(screen.getByText(/Később megnézheti az Online ügyeim menüpontban/)).toBeTruthy()
})

test('a list of options that fails to load is not reported on a page whose fields do not use the list', async () => {
  const fake = await open(claimReport, 'filling')
  await act(() => fail(fake, getInsuranceCompanies))
  await act(() => answer(fake, getInitConfig, { damageEvents: [{ id: 1, name: 'Csőtörés' }] }))
  await act(() => answer(fake, getContract, { contractStatusId: 1 }))
  expect(screen.getByLabelText('A kár napja')).toBeTruthy()
  expect(screen.queryByText(/Másik biztosító/)).toBeNull()
})

test('the confirmation of submitted claim documents links to the claim', async () => {
  const fake = await open(claimDocuments)
  await act(() => answer(fake, getClaims, claimExamples.documentTask))
  await act(() => answer(fake, submitDocuments, { caseStatus: 'SUCCEEDED' }))
  expect(link('Kárügyeim')).toHaveAttribute('href', '/lakas/ugyek/claims/K-30000001-3')
})

test('the details of a claim stay visible while its documents are submitted, and after that has failed', async () => {
  const detailLabel = () => screen.queryByText('Mit kérünk?', { selector: 'dt' })
  const fake = await open(claimDocuments)
  await act(() => answer(fake, getClaims, claimExamples.documentTask))
  expect(screen.getByText('Beküldjük az ügyet.')).toBeTruthy()
  expect(detailLabel()).toBeTruthy()
  await act(() => fail(fake, submitDocuments))
  expect(screen.getByText('A beküldés nem sikerült')).toBeTruthy()
  expect(detailLabel()).toBeTruthy()
})

test('the case for claim documents links to its claim if the claim needs no documents anymore', async () => {
  const fake = await open(claimDocuments, 'filling')
  await act(() => answer(fake, getClaims, claimExamples.none))
  expect(screen.getByText(/most nem várunk iratot/)).toBeTruthy()
  expect(link('Kárügyeim')).toHaveAttribute('href', '/lakas/ugyek/claims/K-30000001-3')
})

/** Reports a death. The insurer accepts the report. */
const death = async (openedBy?: OpenedBy) => {
  const fake = await open(deceaseClaim, 'submitting', openedBy)
  await act(() => answer(fake, getLifeHeader, lifeHeaderExamples.everythingEnabled))
  await act(() => answer(fake, claimService, { caseStatus: 'SUCCEEDED', caseId: 'case-1' }))
}

test('a reported death is confirmed in a neutral tone, and links the contractor to the list of cases', async () => {
  await death()
  expect(screen.getByRole('heading', { name: 'Megkaptuk a bejelentését' })).toBeTruthy()
  expect(screen.queryByText(/Sikeres|!/)).toBeNull()
  expect(screen.getByText('Hogy az ügye hol tart, azt itt bármikor megnézheti: Online ügyeim.')).toBeTruthy()
})

test('a death reported by a non-contractor has no link to the list of cases', async () => {
  await death('number')
  expect(screen.queryByText(/bármikor megnézheti/)).toBeNull()
})
