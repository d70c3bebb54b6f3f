import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { pay } from '../../machines/cases/common/pay.case'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as paymentModule } from '../../src/modules/payment'
import { PaymentCodes } from '../../src/screens/case/PaymentCodes'
import { accepted } from '../machines/kit/payments'
import { withClock } from '../machines/kit/story'
import { loadScreens } from './signedIn'
import { openSubmitted } from './support/openSubmitted'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

test('a card payment shows the codes that the customer should say on the phone', () => {
  render(<PaymentCodes payment={{ paymentCode: 'P-1', authorizationNumber: 'A-2', transactionCode: 'T-3' }} />)
  const lines = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(lines).toEqual(['P-1', 'A-2', 'T-3'])
  expect(screen.getByText('Ha kérdése van a befizetéséről, ezeket mondja be telefonon.')).toBeTruthy()
})

test('the confirmation of a case shows the codes of its card payment', async () => {
  register(paymentModule)
  const payment = { ...accepted, authorizationNumber: 'A-2', transactionCode: 'T-3' }
  const paid = { type: 'paid', id: 'payment-1', payment, isProcessing: false }
  await openSubmitted('/kgfb/ugyek/pay', pay, { paid })
  const codeOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent
  expect(['Fizetési azonosító', 'A bank engedélyszáma', 'Tranzakciókód'].map(codeOf)).toEqual([
    'payment-1',
    'A-2',
    'T-3',
  ])
})

test('a card payment without codes shows no heading for them', () => {
  const { container } = render(<PaymentCodes payment={{ status: 'ACCEPTED', paymentCode: null }} />)
  expect(container).toBeEmptyDOMElement()
})
