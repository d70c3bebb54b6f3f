import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { accountMonitoring } from '../../machines/cases/life/accountMonitoring.case'
import { accountExamples } from '../../mocks/examples/life/fundLists'
import { App } from '../../src/App'
import { downloadDocument } from '../../src/api/documents'
import { getProductFunds } from '../../src/api/lifeAccounts'
import { getAccountMonitoring, setAccountMonitoring } from '../../src/api/lifeMonitoring'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { fakeServices } from '../../tools/exploration/kit/fakeServices'
import { draftAt } from '../../tools/exploration/models/case.drafts'
import { answer, callsTo, refuse, withClock } from '../machines/kit/story'
import { button, click, loadScreens, shownState } from './signedIn'
import { caseOf, openCase } from './support/caseOpenings'

withClock()
beforeAll(() => {
  loadScreens()
  register(signedInModule)
})
afterEach(cleanup)

const DOCUMENT = 'Letöltés: A figyelés feltételei'

test('the download button beside the account monitoring form is disabled during the submission, and enabled after a rejection', async () => {
  const fake = fakeServices()
  const productLineCase = caseOf(accountMonitoring.id)
  const draft = draftAt(productLineCase.definition, 'submitting')
  const { app } = await openCase(productLineCase, productLineCase.machine, draft, fake)
  render(<App app={app} navigate={() => {}} />)
  const { contractNumber } = accountExamples.everythingAvailable
  const unitAccounts = [{ name: 'Számla', contractNumber, currentValue: 10, valueOptions: [10, 20] }]
  await act(() =>
    answer(fake, getAccountMonitoring, {
      partnerId: '1',
      termsDocumentUrl: 'documents/download?id=terms',
      unitAccounts,
    }),
  )
  await act(() => answer(fake, getProductFunds, accountExamples.everythingAvailable))
  expect(shownState()).toBe('submitting')
  expect(button(DOCUMENT)).toHaveAttribute('aria-disabled', 'true')
  await click(DOCUMENT)
  expect(callsTo(fake, downloadDocument)).toHaveLength(0)
  await act(() => refuse(fake, setAccountMonitoring, { code: 'MODIFICATION_FAILED001' }))
  await click(DOCUMENT)
  expect(callsTo(fake, downloadDocument)).toHaveLength(1)
})
