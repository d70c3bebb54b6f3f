import type { ProductLineCase } from '../../../machines/cases'
import { reactivate } from '../../../machines/cases/casco/reactivate.case'
import { paymentMachine } from '../../../machines/payment/payment.machine'
import { paymentReturnMachine } from '../../../machines/payment/paymentReturn.machine'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import { PAYMENT, SESSION } from '../../../machines/storageKeys'
import { transferPaymentOutput } from '../../../tools/exploration/kit/caseEnds'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { sampleSession } from '../../../tools/exploration/kit/sampleToken'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { load } from '../../machines/kit/story'
import { caseOf, openCase } from './caseOpenings'
import { observeChild } from './observeChild'
import { type Opening, openStarted } from './stage'

/** Stores that a started card payment, if any, belongs to this case. At another address it would be given up. */
const moveStartedPayment = ({ productLine, key }: ProductLineCase, { storage }: FakeServices['services']): void => {
  const { redirect, ...stored } = Object(storage.read(PAYMENT))
  const origin = pathOf(caseRouteOf(productLine, key, ''))
  if (redirect !== undefined) storage.write(PAYMENT, { ...stored, redirect: { ...redirect, origin } })
}

/** Opens the payment step of a case. */
export const openPayment: Opening = async (path, fake) => {
  const productLineCase = caseOf(reactivate.id)
  moveStartedPayment(productLineCase, fake.services)
  const payment = observeChild(paymentMachine, Object(path.input))
  const machine = productLineCase.machine.provide({ actors: { payment: payment.machine } })
  const opened = await openCase(productLineCase, machine, draftAt(productLineCase.definition, 'paying'), fake)
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
