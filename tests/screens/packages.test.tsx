import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eletCases } from '../../machines/cases/life'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import { packageExamples } from '../../mocks/examples/life/packages'
import type { CallData } from '../../src/api/endpoint'
import { type getHeader, getInsurancePackages } from '../../src/api/life'
import { register } from '../../src/modules/lazyModule'
import { lazyModule } from '../../src/modules/packages'
import { openSignedIn } from '../machines/kit/portal'
import { answer, fail, load, withClock } from '../machines/kit/story'
import { click, link, loadScreens, show } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  register(lazyModule)
})
afterEach(cleanup)

const { everythingEnabled } = lifeHeaderExamples

/** Opens a menu entry of a life insurance. By default, the insurer enables all entries. */
const open = async (key: string, header: CallData<typeof getHeader> = everythingEnabled) => {
  const portal = await openSignedIn(`/elet/ugyek/${key}`, { contractNumber: '40000001', productLine: 'elet' })
  show(portal)
  await act(() => load(portal.fake, 'loadModule', eletCases))
  await act(() => answer(portal.fake, eletCases.header, header))
  return portal
}

const openPackages = async () => {
  const { fake } = await open('life-insurance')
  await act(() => load(fake, 'loadModule', eletCases))
  await act(() => load(fake, 'loadModule'))
  return fake
}

const plain = (element: Element | null): string => (element?.textContent ?? '').replaceAll('\u00a0', ' ')

describe('the page with the packages of a contract', () => {
  test('shows premium, insured person, benefits and beneficiaries', async () => {
    const fake = await openPackages()
    await act(() => answer(fake, getInsurancePackages, packageExamples.additionalPackages))
    const base = screen.getByRole('heading', { level: 2, name: 'Alapbiztosítás' }).closest('section')
    if (base === null) throw new Error('The heading heads nothing')
    expect(plain(base)).toContain('Díj25 000 Ft')
    expect(plain(base)).toContain('BiztosítottKerekes Boglárka (1984. 05. 17.)')
    expect(plain(base)).toContain('Haláleset3 000 000 Ft')
    expect(plain(base)).toContain('Lejárata szerződés szerint')
    const shares = within(base).getAllByRole('listitem').map(plain)
    expect(shares).toEqual(expect.arrayContaining(['Bánki Ilona (1986. 09. 23.): 60%', 'Törvényes örökös: 40%']))
    expect(screen.getByRole('heading', { level: 2, name: '1. kiegészítő csomag' })).toBeTruthy()
  })

  test('shows the address of a beneficiary that is an organisation', async () => {
    const fake = await openPackages()
    await act(() => answer(fake, getInsurancePackages, packageExamples.organisation))
    expect(screen.getByText('Minta Gyermekalapítvány (6720 Szeged, Napfény tér 2.): 100%')).toBeTruthy()
  })

  test('shows a message if the insurer returns no packages', async () => {
    const fake = await openPackages()
    await act(() => answer(fake, getInsurancePackages, packageExamples.empty))
    expect(screen.getByText('Most nem látunk csomagot ennél a szerződésnél')).toBeTruthy()
  })

  test('loads again on a retry after a failure', async () => {
    const fake = await openPackages()
    await act(() => fail(fake, getInsurancePackages, 'serverFailed'))
    await click('Újra')
    await act(() => answer(fake, getInsurancePackages, packageExamples.baseOnly))
    expect(screen.getByRole('heading', { level: 2, name: 'Alapbiztosítás' })).toBeTruthy()
  })
})

test('the page with the terms of a contract shows the known data, and links to the packages and the forms', async () => {
  await open('contractual-data')
  expect(screen.getByText(/A teljes szöveget a nyomtatványok között találja/)).toBeTruthy()
  expect(screen.getByText('erre az évre még nem nyilatkozott')).toBeTruthy()
  // Start date, end date, and the maximum top-up.
  for (const text of ['2023. 03. 27.', '2043. 03. 27.', '50 000 Ft']) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText('Minta Jövő befektetési egységekhez kötött életbiztosítás')).toBeTruthy()
  expect(link('Biztosítási csomagok')).toHaveAttribute('href', '/elet/ugyek/life-insurance')
  expect(link('Letölthető nyomtatványok')).toHaveAttribute('href', '/elet/ugyek/downloadable-documents')
})

test('the page with the terms of a contract names no forms if the insurer enables no list of forms', async () => {
  const { enabledMenuItems } = everythingEnabled
  await open('contractual-data', {
    ...everythingEnabled,
    enabledMenuItems: enabledMenuItems.filter((key) => key !== 'downloadable-documents'),
  })
  expect(screen.getByText(/A teljes szöveget ügyfélszolgálatunktól kérheti/)).toBeTruthy()
  expect(document.body).not.toHaveTextContent(/nyomtatvány/)
})
