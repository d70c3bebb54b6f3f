import { act } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { contractHeader } from '../../machines/case/definition/contractHeader'
import { resultCallOf } from '../../machines/case/definition/definition'
import { listSourcesOf } from '../../machines/case/machine/actors/loadCase.actor'
import { planOf } from '../../machines/case/machine/plan'
import { everyCase, everyProductLine, type ProductLineCase } from '../../machines/cases'
import { licensePlate } from '../../machines/cases/kgfb/licensePlate.case'
import * as casco from '../../src/api/cascoTermination'
import { getPartner } from '../../src/api/clientContact'
import { signDigitally } from '../../src/api/documents'
import type { Endpoint } from '../../src/api/endpoint'
import type { KnownStatus } from '../../src/api/entities'
import * as home from '../../src/api/home'
import * as kgfb from '../../src/api/kgfbTermination'
import { getInsurancePackages } from '../../src/api/life'
import { getUnitAccounts } from '../../src/api/lifeAccounts'
import { getIndexStatement, getPersonalDocuments } from '../../src/api/lifeStatements'
import { getMarketingStatement } from '../../src/api/marketing'
import { getPayments } from '../../src/api/payments'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as paymentModule } from '../../src/modules/payment'
import { lazyModule as signatureModule } from '../../src/modules/signature'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { type FakeServices, fakeServices } from '../../tools/exploration/kit/fakeServices'
import { draftAt } from '../../tools/exploration/models/case.drafts'
import { answer, callsTo, load, withClock } from '../machines/kit/story'
import { click, loadScreens } from './signedIn'
import { caseOf, openCase } from './support/caseOpenings'
import {
  expectHarmless,
  expectNamed,
  expectUnharmed,
  hostileAnswer,
  namelessAnswer,
  onPhone,
  show,
} from './support/harmless'

withClock()
onPhone()
beforeAll(() => {
  loadScreens()
  for (const module of [signedInModule, paymentModule, signatureModule]) register(module)
})

/** Returns the endpoints that a case calls when it opens. */
const startOf = ({ definition }: ProductLineCase): readonly Endpoint[] => [
  ...listSourcesOf(definition).map(([, { from }]) => from),
  ...definition.loads.map(({ endpoint }) => endpoint),
]

const isHostile = (endpoint: Endpoint): boolean => JSON.stringify(hostileAnswer(endpoint)).includes('onerror')

/** Opens a case whose calls return hostile strings, or the given answers. */
const openHostile = async (productLineCase: ProductLineCase, draft: unknown, answerOf = hostileAnswer) => {
  const fake = fakeServices()
  const { app } = await openCase(productLineCase, productLineCase.machine, draft, fake)
  show(app)
  await act(() => startAnswers(productLineCase, fake, answerOf))
  return fake
}

const startAnswers = async (
  productLineCase: ProductLineCase,
  fake: FakeServices,
  answerOf: typeof hostileAnswer,
): Promise<void> => {
  for (const endpoint of startOf(productLineCase)) {
    if (callsTo(fake, endpoint).length > 0) await answer(fake, endpoint, answerOf(endpoint))
  }
}

const byId = (cases: readonly ProductLineCase[]) =>
  cases.map((productLineCase) => [productLineCase.definition.id, productLineCase] as const)

const readFrom = everyCase.filter((productLineCase) => startOf(productLineCase).some(isHostile))

/** Calls whose answers contain no texts that a form shows, only flags, amounts and dates. */
const wordless: readonly Endpoint[] = [
  ...everyProductLine.map(({ header }) => header),
  contractHeader,
  getMarketingStatement,
  getPartner,
  getPayments,
  getPersonalDocuments,
  getIndexStatement,
  getInsurancePackages,
  getUnitAccounts,
  home.getCases,
  ...[kgfb.previewUserChange, kgfb.previewCarSell, kgfb.previewFinalWithdraw],
  ...[casco.previewCarSell, casco.previewFinalWithdraw],
]

test.each(byId(readFrom))(
  'the form of %s is shown without an error if the insurer returns hostile texts',
  async (_, productLineCase) => {
    await openHostile(productLineCase, null)
    const hasWords = startOf(productLineCase).some((endpoint) => isHostile(endpoint) && !wordless.includes(endpoint))
    const expectShown = hasWords ? expectHarmless : expectUnharmed
    expectShown(planOf(productLineCase.definition).first)
  },
)

test.each(byId(readFrom))(
  'the form of %s shows labels where the insurer sends empty names',
  async (_, productLineCase) => {
    await openHostile(productLineCase, null, namelessAnswer)
    expectNamed(planOf(productLineCase.definition).first)
  },
)

const submits = everyCase.filter(({ definition: { result, submit } }) => result === 'case' && submit !== null)

/** Opens a case after its submission. The insurer has answered with this status. */
const openSubmittedWith = async (productLineCase: ProductLineCase, caseStatus: KnownStatus): Promise<FakeServices> => {
  const { definition } = productLineCase
  const fake = await openHostile(productLineCase, draftAt(definition, 'submitting'))
  const result = resultCallOf(definition)
  await act(() => answer(fake, result, { ...Object(hostileAnswer(result)), caseStatus }))
  return fake
}

test.each(byId(submits))(
  'the outcome of %s is shown without an error if the insurer returns hostile texts',
  async (_, productLineCase) => {
    await openSubmittedWith(productLineCase, 'SUCCEEDED')
    expectHarmless('submitted')
  },
)

test('a signature and its outcome are shown without an error if the insurer returns hostile texts', async () => {
  const fake = await openSubmittedWith(caseOf(licensePlate.id), 'DIGITAL_SIGNATURE_NEEDED')
  await act(() => load(fake, 'loadModule'))
  expectUnharmed('signing')
  await click('Digitális aláírás')
  await act(() => answer(fake, signDigitally, { ...hostileAnswer(signDigitally), caseStatus: 'SUCCEEDED' }))
  expectHarmless('submitted')
})
