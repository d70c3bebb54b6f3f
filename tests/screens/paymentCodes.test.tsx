import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { PaymentCodes } from '../../src/screens/case/PaymentCodes'
import { loadScreens } from './signedIn'

beforeAll(loadScreens)
afterEach(cleanup)

test('a card payment shows the codes that a customer quotes on the phone', () => {
  render(<PaymentCodes payment={{ paymentCode: 'P-1', authorizationNumber: 'A-2', transactionCode: 'T-3' }} />)
  const lines = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(lines).toEqual(['P-1', 'A-2', 'T-3'])
  expect(screen.getByText('Ha kérdése van a befizetéséről, ezeket mondja be telefonon.')).toBeTruthy()
})

test('a card payment without codes shows no heading for them', () => {
  const { container } = render(<PaymentCodes payment={{ status: 'ACCEPTED', paymentCode: null }} />)
  expect(container).toBeEmptyDOMElement()
})
