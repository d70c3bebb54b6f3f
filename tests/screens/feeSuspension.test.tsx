import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { feeSuspension } from '../../machines/cases/life/fees.case'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import { getHeader } from '../../src/api/life'
import { getSuspensionTerms } from '../../src/api/lifeStatements'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { answer, withClock } from '../machines/kit/story'
import { click, loadScreens, openOn } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  register(signedInModule)
})
afterEach(cleanup)

test('the summary of a fee suspension shows the debt', async () => {
  const fake = await openOn(feeSuspension.id, null)
  await act(async () => {
    await answer(fake, getHeader, lifeHeaderExamples.withDebt)
    await answer(fake, getSuspensionTerms, { validFromDate: '2026-12-01', validToDate: '2027-06-02', coverages: [] })
  })
  await click('Tovább')
  expect(
    screen.getByText('Tartozás, amelyet így is rendeznie kell', { selector: 'dt' }).nextElementSibling?.textContent,
  ).toMatch(/^25\s000\sFt$/)
})
