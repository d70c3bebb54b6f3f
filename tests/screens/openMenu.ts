import { act } from '@testing-library/react'
import type { ContractHeader, ProductLineCases } from '../../machines/case/menu/productLineCases'
import { eletCases } from '../../machines/cases/life'
import type { OpenedBy } from '../../machines/signedIn'
import type { FakeServices } from '../../tools/exploration/kit/fakeServices'
import { openSignedIn } from '../machines/kit/portal'
import { answer, load } from '../machines/kit/story'
import { show } from './signedIn'

/** Loads the cases of another product line that the contract's menu shares, if the portal waits for them. */
export const loadBorrowed = async (fake: FakeServices): Promise<void> => {
  if (fake.waiting().includes('loadModule')) await act(() => load(fake, 'loadModule', eletCases))
}

/** Shows the contract of a signed-in customer with this header, at its menu or at an address inside it. */
export const openMenu = async (
  cases: ProductLineCases,
  header: ContractHeader,
  openedBy: OpenedBy = 'secondStep',
  step = '',
) => {
  const portal = await openSignedIn(`/${cases.productLine}/ugyek${step}`, {
    contractNumber: '40000001',
    productLine: cases.productLine,
    openedBy,
  })
  show(portal)
  await act(() => load(portal.fake, 'loadModule', cases))
  await act(() => answer(portal.fake, cases.header, header))
  if (cases.borrowsFrom) await loadBorrowed(portal.fake)
  return portal
}
