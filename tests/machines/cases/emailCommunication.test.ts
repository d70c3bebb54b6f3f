import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { commonCases } from '../../../machines/cases/common'
import { emailCommunication } from '../../../machines/cases/common/emailCommunication.case'
import { PREVIEW_PAUSE, PREVIEW_RETRY_PAUSE } from '../../../machines/preview/preview.machine'
import { draftKey } from '../../../machines/storageKeys'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { getPartner } from '../../../src/api/clientContact'
import {
  changeToEmail,
  finishChangeToEmail,
  summarizeChangeToEmail,
  validateChangeToEmailCode,
} from '../../../src/api/emailCommunication'
import { answer, begin, callsTo, fail, page, pass, reload, withClock } from '../kit/story'

withClock()

const email = 'minta.anna@posta.example'
const other = { contractNumber: '30000001', maskedContractNumber: '*****001', productName: 'Minta Otthon' }
const partners = [
  { ...other, additionalInfo: 'ABC-123', canChangeToEmailCommunicationOther: true },
  { ...other, contractNumber: '20000001', canChangeToEmailCommunicationOther: false, emailDate: '2026-03-02' },
  { contractNumber: '40000001' },
]

const open = async (on = page()) => {
  const saved = on.fake.services.storage.read(draftKey('10000001', emailCommunication.id)) ?? null
  const input = { contractNumber: '10000001', address: '', today: '2026-11-21', draftId: 'draft-1', saved }
  const actor = await begin(createActor(buildCaseMachine(emailCommunication), { input, parent: on.parent }), on.fake)
  return {
    ...on,
    actor,
    state: () => actor.getSnapshot().value,
    goOn: () => actor.send({ type: 'step.submitted' }),
    choose: (...value: readonly string[]) => actor.send({ type: 'answer.changed', field: 'contractNumbers', value }),
    type: (value: string) => actor.send({ type: 'answer.changed', field: 'email', value }),
    bodies: (call: Parameters<typeof callsTo>[1]) =>
      callsTo(on.fake, call).map(({ input: given }) => Object(given).body),
    preview: () => actor.getSnapshot().children.preview?.getSnapshot(),
  }
}

type Opened = Awaited<ReturnType<typeof open>>

const confirm = async ({ actor, fake, goOn }: Opened) => {
  goOn()
  await answer(fake, changeToEmail, {})
  const { code } = actor.getSnapshot().children
  code?.send({ type: 'answer.changed', value: '123456' })
  code?.send({ type: 'answer.submitted' })
  await answer(fake, validateChangeToEmailCode, {})
}

/**
 * Opens the case, enters the e-mail address, also chooses the contract 30000001, and confirms the code. The case is
 * then at its summary.
 */
const atSummary = async () => {
  const opened = await open()
  await answer(opened.fake, getPartner, partners)
  opened.type(email)
  opened.choose('30000001')
  await confirm(opened)
  return opened
}

test('e-mail communication is offered only to a natural person whom the insurer allows to change to it', () => {
  const entry = commonCases.find(({ key }) => key === 'email-communication')
  const [header] = Object.values(headerExamples)
  const offers = (headerChange: object) =>
    header &&
    entry?.isEnabled({ ...header, isLegalPerson: false, ...headerChange }, { isContractor: true, today: '2026-11-21' })
  expect(offers({ canChangeToEmailCommunication: true })).toBe(true)
  expect(offers({ canChangeToEmailCommunication: false })).toBe(false)
  expect(offers({ canChangeToEmailCommunication: undefined })).toBe(false)
  expect(offers({ canChangeToEmailCommunication: true, isLegalPerson: true })).toBe(false)
})

describe('the other contracts of the customer', () => {
  test('show the reason if they cannot change to e-mail communication', async () => {
    const { actor, fake } = await open()
    await answer(fake, getPartner, partners)
    expect(actor.getSnapshot().context.options.contractNumbers).toEqual([
      { value: '30000001', label: 'Minta Otthon, ABC-123, *****001' },
      {
        ...{ value: '20000001', label: 'Minta Otthon, *****001', isDisabled: true },
        note: { name: 'since', values: { day: '2026-03-02' } },
      },
      { value: '40000001', label: '40000001', note: { name: 'notOffered' }, isDisabled: true },
    ])
  })

  test('do not block the change if they fail to load', async () => {
    const opened = await open()
    await fail(opened.fake, getPartner)
    expect(opened.actor.getSnapshot()).toMatchObject({
      value: 'filling',
      context: { failedLists: ['contractNumbers'] },
    })
    opened.type(email)
    await confirm(opened)
    opened.goOn()
    expect(opened.bodies(finishChangeToEmail)).toEqual([{ email }])
  })

  test('are loaded again after a failure if the customer has selected some before a reload', async () => {
    const reopened = await open(reload((await atSummary()).fake))
    await fail(reopened.fake, getPartner)
    expect(reopened.state()).toBe('loadFailed')
    reopened.actor.send({ type: 'load.retried' })
    await answer(reopened.fake, getPartner, partners)
    expect(reopened.state()).toBe('reviewing')
    reopened.goOn()
    expect(reopened.bodies(finishChangeToEmail)).toEqual([{ email, contractNumbers: ['30000001'] }])
  })
})

describe('the confirmation code', () => {
  test('is requested with the e-mail address, without the selected contracts', async () => {
    expect((await atSummary()).bodies(changeToEmail)).toEqual([{ email }])
  })

  test('stays valid if the customer changes the selected contracts, but not if the e-mail address changes', async () => {
    const opened = await atSummary()
    opened.actor.send({ type: 'answer.revised', field: 'contractNumbers' })
    opened.choose()
    opened.goOn()
    expect(opened.state()).toBe('reviewing')
    opened.actor.send({ type: 'answer.revised', field: 'email' })
    opened.type('uj.cim@posta.example')
    opened.goOn()
    expect(opened.state()).toBe('sendingCode')
  })
})

describe('the preview of the change', () => {
  test('loads on the summary and is discarded if the answers change', async () => {
    const opened = await atSummary()
    await pass(PREVIEW_PAUSE)
    expect(opened.bodies(summarizeChangeToEmail)).toEqual([{ email, contractNumbers: ['30000001'] }])
    await answer(opened.fake, summarizeChangeToEmail, { email, contracts: [other] })
    expect(opened.preview()?.context.data).toMatchObject({ email })
    opened.actor.send({ type: 'answer.revised', field: 'contractNumbers' })
    opened.choose()
    await pass(PREVIEW_PAUSE)
    expect(opened.preview()?.context.data).toBeNull()
    expect(opened.bodies(summarizeChangeToEmail)).toHaveLength(1)
  })

  test('is retried after a failure and does not block submitting', async () => {
    const opened = await atSummary()
    await pass(PREVIEW_PAUSE)
    await fail(opened.fake, summarizeChangeToEmail)
    await pass(PREVIEW_RETRY_PAUSE)
    expect(opened.bodies(summarizeChangeToEmail)).toHaveLength(2)
    opened.goOn()
    expect(opened.state()).toBe('submitting')
  })

  test('loads again after a reload of the summary', async () => {
    const after = await open(reload((await atSummary()).fake))
    await answer(after.fake, getPartner, partners)
    expect(after.state()).toBe('reviewing')
    await pass(PREVIEW_PAUSE)
    expect(after.bodies(summarizeChangeToEmail)).toHaveLength(1)
  })
})
