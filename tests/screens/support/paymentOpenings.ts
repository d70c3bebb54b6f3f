import { reactivate } from '../../../machines/cases/casco/reactivate.case'
import { paymentMachine } from '../../../machines/payment/payment.machine'
import { paymentReturnMachine } from '../../../machines/payment/paymentReturn.machine'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { PAYMENT, SESSION } from '../../../machines/storageKeys'
import { transferPaymentOutput } from '../../../tools/exploration/kit/caseEnds'
import { sampleSession } from '../../../tools/exploration/kit/sampleToken'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { load } from '../../machines/kit/story'
import { caseOf, openCase } from './caseOpenings'
import { observeChild } from './observeChild'
import { type Opening, openStarted } from './stage'

/**
 * Opens the payment step of a case. The path's payment may have started at another address. The root machine would then
 * give up its return, so the started payment cannot be removed until the step is open.
 */
export const openPayment: Opening = async (path, fake) => {
  const productLineCase = caseOf(reactivate.id)
  const { storage } = fake.services
  const remove = (key: string): void => (key === PAYMENT ? undefined : storage.remove(key))
  Object.assign(fake.services, { storage: { ...storage, remove } })
  const payment = observeChild(paymentMachine, Object(path.input))
  const machine = productLineCase.machine.provide({ actors: { payment: payment.machine } })
  const opened = await openCase(productLineCase, machine, draftAt(productLineCase.definition, 'paying'), fake)
  Object.assign(fake.services, { storage })
  return { ...opened, actor: payment.actor }
}

/** Opens the outcome of a case paid by transfer. Its screen has lines to copy, e.g. the account number. */
export const openCopying: Opening = async (_, fake) => {
  const productLineCase = caseOf(reactivate.id)
  const draft = { ...draftAt(productLineCase.definition, 'submitted'), paid: transferPaymentOutput }
  const opened = await openCase(productLineCase, productLineCase.machine, draft, fake)
  return { ...opened, actor: () => opened.actor()?.getSnapshot().children.copying }
}

/** Opens the address to which a card payment provider returns the customer. */
export const openPaymentReturn: Opening = async (path, fake) => {
  const { query, contractNumber } = Object(path.input)
  const paymentReturn = observeChild(paymentReturnMachine)
  appMachines.provide({ paymentReturn: paymentReturn.machine })
  if (contractNumber !== null) {
    fake.services.storage.write(SESSION, sampleSession({ contractNumber }))
  }
  const opened = await openStarted(`/fizetes-visszateres?${query}`, fake)
  await load(fake, 'loadModule')
  return { ...opened, actor: paymentReturn.actor }
}
