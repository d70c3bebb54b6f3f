import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { commonCases } from '../../../machines/cases/common'
import { bankAccount } from '../../../machines/cases/common/bankAccount.case'
import { draftKey } from '../../../machines/storageKeys'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { changeBankAccount, finishChangeBankAccount, validateBankAccountCode } from '../../../src/api/bankAccount'
import { answer, begin, callsTo, page, refuse, reload, withClock } from '../kit/story'

withClock()

const account = '99900016-12345676'

const open = async (on: Pick<ReturnType<typeof page>, 'fake' | 'parent'> = page()) => {
  const saved = on.fake.services.storage.read(draftKey('10000001', bankAccount.id)) ?? null
  const input = { contractNumber: '10000001', address: '', today: '2026-11-21', draftId: 'draft-1', saved }
  const actor = await begin(createActor(buildCaseMachine(bankAccount), { input, parent: on.parent }), on.fake)
  return { ...on, actor, code: () => actor.getSnapshot().children.code }
}

const openAtCode = async (recipient: { channel: 'phone' | 'email'; sentTo: string }) => {
  const on = await open()
  on.actor.send({ type: 'answer.changed', field: 'bankAccount', value: account })
  on.actor.send({ type: 'answer.changed', field: 'accountHolderName', value: 'Minta Anna' })
  on.actor.send({ type: 'step.submitted' })
  await answer(on.fake, changeBankAccount, recipient)
  return on
}

test.each([
  { channel: 'phone', sentTo: '+36 20 *** **67' },
  { channel: 'email', sentTo: 'm***@posta.example' },
] as const)(
  'a bank account change shows where the code was sent ($channel), also after a reload',
  async (recipient) => {
    const on = await openAtCode(recipient)
    expect(on.code()?.getSnapshot().context).toMatchObject({ ...recipient, confirmationSentTo: null })
    // Also submits a wrong code, because the portal stores the number of remaining attempts.
    on.code()?.send({ type: 'answer.changed', value: '000000' })
    on.code()?.send({ type: 'answer.submitted' })
    const reopened = await open(reload(on.fake))
    expect(reopened.code()?.getSnapshot().context).toMatchObject(recipient)
  },
)

test('after a valid code, a bank account change is submitted from the summary with the new account', async () => {
  const { fake, actor, code } = await openAtCode({ channel: 'phone', sentTo: '+36 20 *** **67' })
  code()?.send({ type: 'answer.changed', value: '123456' })
  code()?.send({ type: 'answer.submitted' })
  await answer(fake, validateBankAccountCode, {})
  expect(actor.getSnapshot().value).toBe('reviewing')
  actor.send({ type: 'step.submitted' })
  const [call] = callsTo(fake, finishChangeBankAccount)
  expect(Object(call?.input).body).toEqual({ bankAccount: account, accountHolderName: 'Minta Anna' })
})

test('a bank account change asks for a new code after the insurer has rejected its submission', async () => {
  const { fake, actor, code } = await openAtCode({ channel: 'phone', sentTo: '+36 20 *** **67' })
  code()?.send({ type: 'answer.changed', value: '123456' })
  code()?.send({ type: 'answer.submitted' })
  await answer(fake, validateBankAccountCode, {})
  actor.send({ type: 'step.submitted' })
  await refuse(fake, finishChangeBankAccount, { code: 'MODIFICATION_FAILED001' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'filling', context: { notice: 'refused' } })
  actor.send({ type: 'step.submitted' })
  await answer(fake, changeBankAccount, { channel: 'phone', sentTo: '+36 20 *** **67' })
  expect(actor.getSnapshot().value).toBe('confirming')
})

test('a bank account change is offered only if the customer has a phone number or an e-mail address', () => {
  const entry = commonCases.find(({ key }) => key === 'bank-account')
  const [header] = Object.values(headerExamples)
  const offers = (missingPhone: boolean, missingEmail: boolean) =>
    header &&
    entry?.isEnabled(
      { ...header, contract: { ...header.contract, contractStatusId: 1, missingPhone, missingEmail } },
      { isContractor: true, today: '2026-11-21' },
    )
  expect([offers(true, false), offers(false, true), offers(true, true)]).toEqual([true, true, false])
})
