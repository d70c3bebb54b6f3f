import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { savedPartOf } from '../../../machines/case/draft/saved'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { permanentAddress } from '../../../machines/cases/address/permanentAddress.case'
import { paymentMethod } from '../../../machines/cases/common/paymentMethod.case'
import { claimContact } from '../../../machines/cases/home/claimContact.case'
import { changeBeneficiary } from '../../../machines/cases/life/changeBeneficiary.case'
import { advanceClaim } from '../../../machines/cases/life/claims/payouts.case'
import { claimExamples } from '../../../mocks/examples/claims/lists'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'
import { beneficiaryExamples } from '../../../mocks/examples/life/packages'
import { getCountries } from '../../../src/api/address'
import { getContract } from '../../../src/api/claimReport'
import { getClaims } from '../../../src/api/claims'
import { getAddress, giveClaimContactData } from '../../../src/api/clientData'
import { getPaymentTypeOrFrequency } from '../../../src/api/clientPayment'
import type { CallData } from '../../../src/api/endpoint'
import { getHeader } from '../../../src/api/life'
import { claimService } from '../../../src/api/lifeRequests'
import { getBeneficiaries } from '../../../src/api/lifeStatements'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { answer, begin, callsTo, fail, load, MINUTE, page, pass, refuse, withClock } from '../kit/story'

withClock()

/**
 * Opens a case. `come` answers its loads with `insurerData`. `saved` is the draft that the tab has stored. Returns
 * functions that act for the customer.
 */
const open = async <Known>(
  definition: CaseDefinition,
  come: (fake: FakeServices, known: Known) => Promise<void>,
  insurerData: Known,
  saved: unknown = null,
) => {
  const { fake, parent } = page()
  const route = {
    contractNumber: '40000001',
    subject: 'K-30000001-3',
    address: '/elet/ugyek/case',
    today: '2026-11-21',
  }
  const input = { ...route, draftId: 'd', saved }
  const actor = await begin(createActor(buildCaseMachine(definition), { input, parent }), fake)
  await come(fake, insurerData)
  const context = () => actor.getSnapshot().context
  return {
    fake,
    context,
    /** The draft as the tab stores it. */
    draft: () => JSON.parse(JSON.stringify(savedPartOf(context()))),
    state: () => actor.getSnapshot().value,
    answers: () => context().answers,
    type: (field: string, value: string) => actor.send({ type: 'answer.changed', field, value }),
    next: (times = 1) => {
      for (let time = 0; time < times; time += 1) actor.send({ type: 'step.submitted' })
    },
    retry: () => actor.send({ type: 'submit.retried' }),
    /** The customer returns to the tab after a minute, and the insurer now has the data `now`. */
    comesBack: async (now: Known) => {
      await pass(MINUTE)
      await load(fake, 'comesToFront')
      await come(fake, now)
    },
  }
}

const OLD = { bankAccount: '99900016-12345676' }
const NEW = { bankAccount: '11773016-11111018-00000000' }
const TYPED = { bankAccount: '99900023-12345678-00000015' }
/** Number of form pages before the summary. The case is an advance, a loan on a life insurance. */
const PAGES = 3

interface Account {
  readonly bankAccount?: string | null
}

const openAdvance = (account: Account = OLD, saved?: object) =>
  open(
    advanceClaim,
    (fake, now: Account) => answer(fake, getHeader, { ...lifeHeaderExamples.withDebt, ...now }),
    account,
    saved,
  )

const openTypedAdvance = async () => {
  const advance = await openAdvance()
  advance.type('amount', '100000')
  return advance
}

const openContact = (account: Account | 'does not come' = OLD, saved?: object) =>
  open(
    claimContact,
    async (fake, now: Account | 'does not come') => {
      await answer(fake, getClaims, claimExamples.contactTask)
      const home = { contractStatusId: 1, phoneNumber: '+36201234567' } as const
      await (now === 'does not come' ? fail(fake, getContract) : answer(fake, getContract, { ...home, ...now }))
    },
    account,
    saved,
  )

describe('a prefilled bank account that the customer has not changed', () => {
  test('is updated from the insurer each time the customer returns to the tab, without a notice', async () => {
    const { comesBack, answers, context } = await openTypedAdvance()
    await comesBack(NEW)
    expect([answers(), context().notice]).toMatchObject([{ amount: '100000', ...NEW }, null])
    await comesBack(OLD)
    expect(answers()).toMatchObject({ amount: '100000', ...OLD })
  })

  test('is updated from the insurer even if nothing was typed', async () => {
    const { comesBack, answers } = await openContact()
    await comesBack(NEW)
    expect(answers()).toMatchObject(NEW)
  })

  test('is updated from the insurer after each reload', async () => {
    const first = await openTypedAdvance()
    const second = await openAdvance(NEW, first.draft())
    expect(second.answers()).toMatchObject({ amount: '100000', ...NEW })
    expect((await openAdvance(OLD, second.draft())).answers()).toMatchObject(OLD)
  })

  test('is updated and submitted if the insurer’s data change while the summary is open', async () => {
    const { fake, state, next, comesBack, answers } = await openTypedAdvance()
    next(PAGES)
    await comesBack(NEW)
    expect([state(), answers()]).toMatchObject(['reviewing', NEW])
    next()
    expect(callsTo(fake, claimService)).toMatchObject([{ input: { body: NEW } }])
  })

  test('is cleared, and the form opens again, if a masked account number loads on the summary', async () => {
    const { state, next, comesBack, answers, context } = await openTypedAdvance()
    next(PAGES)
    await comesBack({ bankAccount: '1177****-********' })
    expect([state(), answers().bankAccount]).toEqual([{ filling: 'claim' }, ''])
    expect(Object.keys(context().problems)).toEqual(['bankAccount'])
  })

  test('is updated in the form after a refused submission, and its error is cleared', async () => {
    const { fake, next, comesBack, context, answers } = await openContact()
    next()
    await refuse(fake, giveClaimContactData, { code: 'MISSING_FIELDS', fields: ['bankAccount'] })
    expect(context().problems).toEqual({ bankAccount: { name: 'refused' } })
    await comesBack(NEW)
    expect([context().problems, context().summaryFields, answers()]).toMatchObject([{}, [], NEW])
  })

  test('is kept if its load fails after a reload, and is updated by the next load', async () => {
    const first = await openContact()
    first.type('email', 'anna@posta.example')
    const second = await openContact('does not come', first.draft())
    expect(second.answers()).toMatchObject(OLD)
    expect((await openContact(NEW, second.draft())).answers()).toMatchObject(NEW)
  })
})

test('a bank account that the customer left empty is filled in once the insurer knows one', async () => {
  const { type, comesBack, answers } = await openContact({})
  type('email', 'anna@posta.example')
  expect(answers().bankAccount).toBe('')
  await comesBack(NEW)
  expect(answers()).toMatchObject(NEW)
})

describe('a bank account that the customer has changed', () => {
  test.each([
    ['typed', TYPED],
    ['cleared', { bankAccount: '' }],
  ])('stays %s when the customer returns to the tab and after reloads', async (_, typedAnswers) => {
    const first = await openTypedAdvance()
    first.type('bankAccount', typedAnswers.bankAccount)
    await first.comesBack(NEW)
    expect(first.answers()).toMatchObject(typedAnswers)
    const second = await openAdvance(OLD, first.draft())
    expect(second.answers()).toMatchObject(typedAnswers)
    expect((await openAdvance(NEW, second.draft())).answers()).toMatchObject(typedAnswers)
  })

  test('is kept even if it equals the insurer’s earlier account', async () => {
    const first = await openTypedAdvance()
    first.type('bankAccount', TYPED.bankAccount)
    await first.comesBack(NEW)
    first.type('bankAccount', OLD.bankAccount)
    expect((await openAdvance(NEW, first.draft())).answers()).toMatchObject(OLD)
  })

  test('is kept when restored from a draft of an earlier release, which does not record who entered the account', async () => {
    const { draft } = await openTypedAdvance()
    const { presets, ...earlier } = draft()
    expect([presets, (await openAdvance(NEW, earlier)).answers()]).toMatchObject([OLD, OLD])
  })
})

describe('a submission that the insurer may have received', () => {
  test('is repeated with the same bank account after a reload, even if the insurer’s account has changed', async () => {
    const first = await openTypedAdvance()
    first.next(PAGES + 1)
    await fail(first.fake, claimService)
    const second = await openAdvance(NEW, first.draft())
    expect([second.state(), second.answers()]).toMatchObject(['submitFailed', OLD])
    second.retry()
    expect(callsTo(second.fake, claimService)).toEqual(callsTo(first.fake, claimService))
  })

  test('keeps its bank account on the form, and is repeated unchanged if the customer types nothing', async () => {
    const first = await openContact()
    first.next()
    await fail(first.fake, giveClaimContactData)
    const edited = { ...first.draft(), isSent: false, asked: null, failure: null, step: 'filling' }
    const second = await openContact(NEW, edited)
    await second.comesBack(OLD)
    await second.comesBack(NEW)
    second.next()
    expect(callsTo(second.fake, giveClaimContactData)).toEqual(callsTo(first.fake, giveClaimContactData))
  })

  test('leaves no bank account in the draft after the insurer’s response', async () => {
    const { fake, next, draft } = await openContact()
    next()
    await answer(fake, giveClaimContactData, { caseId: 'X', caseStatus: 'ACCEPTED' })
    expect(JSON.stringify(draft())).not.toContain(OLD.bankAccount)
  })
})

describe('the prefilled current values of a data change', () => {
  const METHOD = { paymentTypeId: 1, paymentFrequencyId: 1 }
  const openMethod = () =>
    open(
      paymentMethod,
      (fake, insurerData: CallData<typeof getPaymentTypeOrFrequency>) =>
        answer(fake, getPaymentTypeOrFrequency, insurerData),
      METHOD,
    )

  test('are updated from the insurer even if the customer has changed another value', async () => {
    const { type, comesBack, answers } = await openMethod()
    type('paymentFrequencyId', '4')
    await comesBack({ ...METHOD, paymentTypeId: 3 })
    expect(answers()).toMatchObject({ paymentTypeId: '3', paymentFrequencyId: '4' })
  })

  test('are cleared if the insurer no longer sends them', async () => {
    const { comesBack, answers } = await openMethod()
    await comesBack({ ...METHOD, paymentTypeId: null })
    expect(answers()).toMatchObject({ paymentTypeId: '', paymentFrequencyId: '1' })
  })

  test('are updated from the insurer for a whole address, unless the customer has changed a part of it', async () => {
    const home = { countryCode: 'HU', zipCode: '6720', city: 'Szeged', streetAddress: 'Fő utca', buildingNo: '5' }
    const moved = { ...home, zipCode: '1011', city: 'Budapest', streetAddress: 'Fő tér', buildingNo: null }
    type Address = CallData<typeof getAddress>['permanentAddress']
    const come = async (fake: FakeServices, permanentAddress: Address) => {
      await answer(fake, getCountries, [])
      await answer(fake, getAddress, { permanentAddress, mailingAddress: null })
    }
    const { type, comesBack, answers } = await open<Address>(permanentAddress, come, home)
    await comesBack(moved)
    expect(answers()).toEqual({ ...moved, buildingNo: '' })
    type('buildingNo', '12')
    await comesBack(home)
    expect(answers()).toEqual({ ...moved, buildingNo: '12' })
  })

  test('are updated from the insurer in rows, until the customer changes a row', async () => {
    const openRows = (beneficiaries: CallData<typeof getBeneficiaries>, saved?: object) =>
      open(
        changeBeneficiary,
        (fake, now: typeof beneficiaries) => answer(fake, getBeneficiaries, now),
        beneficiaries,
        saved,
      )
    const { onlyHeirs, oneService } = beneficiaryExamples
    const first = await openRows(onlyHeirs)
    first.type('email', 'anna@posta.example')
    const second = await openRows(oneService, first.draft())
    expect(second.answers().beneficiaries).toMatchObject([
      { cells: { name: 'Bánki Ilona', percentage: '60' } },
      { cells: { type: 'LEGAL_HEIR', percentage: '40' } },
    ])
    second.type('beneficiaries.1.percentage', '50')
    const { answers } = await openRows(onlyHeirs, second.draft())
    expect(answers()).toEqual(second.answers())
  })
})
