import { act, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { getDapContracts } from '../../src/api/dap'
import { lazyModule as dapModule } from '../../src/modules/dap'
import { provide } from '../../src/modules/lazyModule'
import { openPortalAtCode, tell } from '../machines/dapSignIn'
import { answer, withClock } from '../machines/story'
import { loadScreens } from './signedIn'
import { onPhone, show } from './support/harmless'

withClock()
beforeAll(() => {
  loadScreens()
  provide(dapModule)
})
onPhone()

const listed = (insuranceType: string, contractNumber: string) => ({
  insuranceType,
  contracts: [{ productName: 'Biztosítás', contractNumber, loginErrorType: null }],
})

test('contracts of the kind through whose page somebody came stand first, whatever order the insurer has', async () => {
  const { app, world } = await openPortalAtCode()
  show(app)
  await act(() => tell(world, 'IDENTIFIED'))
  await act(() =>
    answer(world, getDapContracts, [
      listed('casco', '20000001'),
      listed('kgfb', '10000001'),
      listed('elet', '40000001'),
    ]),
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Kötelező gépjármű-felelősségbiztosítás',
    'Casco',
    'Életbiztosítás',
  ])
})
