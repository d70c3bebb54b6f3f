import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { ProductLineCases } from '../../machines/case/menu/productLineCases'
import { kgfbCases } from '../../machines/cases/kgfb'
import { pathOf } from '../../machines/routes'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import type { VehicleHeader } from '../../src/api/entities'
import { getHeader, getModifyLicensePlate } from '../../src/api/kgfb'
import { caseTexts } from '../../src/screens/case/caseTexts'
import { addTexts } from '../../src/texts/texts'
import { sampleVariants } from '../../tools/exploration/kit/sampleEntries'
import { openPortal, signIn } from '../machines/kit/portal'
import { answer, load, withClock } from '../machines/kit/story'
import { click, link, loadScreens, show, shownState } from './signedIn'

const texts = {
  label: 'Szerződés megszüntetése',
  note: 'Felmondás és más okok',
  lead: 'Miért szűnik meg a szerződés?',
  leadOfEnding: 'A szerződése megszűnésének napja: {{end}}',
  done: 'A bejelentését átvettük',
  pages: { form: { heading: 'Mikor adta el?' } },
  fields: { day: { label: 'Mikortól' }, buyer: { label: 'Vevő' }, licensePlateNumber: { label: 'Rendszám' } },
  details: { presentPlate: 'Jelenlegi rendszám' },
  variants: {
    one: { label: 'Gépjármű eladása', note: 'Adásvételi szerződéssel', fields: { day: { label: 'Eladás napja' } } },
  },
}

withClock()
beforeAll(loadScreens)
beforeAll(() => addTexts('kgfb', { cases: { [sampleVariants.key]: texts } }))
afterEach(cleanup)

const productLine: ProductLineCases = { ...kgfbCases, menu: [...kgfbCases.menu, sampleVariants] }
const CHOICE = `/kgfb/ugyek/${sampleVariants.key}`

const openAt = async (address: string, header: VehicleHeader = headerExamples.withDebt) => {
  const portal = await openPortal(address)
  await signIn(portal)
  show(portal)
  await act(() => load(portal.fake, 'loadModule', productLine))
  await act(() => answer(portal.fake, getHeader, header))
  return portal
}

test('the page of a case with variants has the label of the case, and a link for each available variant', async () => {
  await openAt(CHOICE)
  expect(shownState()).toBe('choosingVariant')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.label)
  expect(screen.getByText(texts.lead)).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Gépjármű eladása'])
  expect(link('Gépjármű eladása').getAttribute('href')).toBe(`${CHOICE}/one`)
  expect(screen.getByText('Adásvételi szerződéssel')).toBeTruthy()
})

test('if a contract has an end date, the page shows it above the variants of a termination', async () => {
  const { withDebt } = headerExamples
  await openAt(CHOICE, { ...withDebt, contract: { ...withDebt.contract, terminationDate: '2027-03-31' } })
  expect(screen.getByText(/^A szerződése megszűnésének napja: 2027\.\s03\.\s31\.$/)).toBeTruthy()
  expect(screen.queryByText(texts.lead)).toBeNull()
})

test('a case without an available variant shows a message instead of variants', async () => {
  await openAt('/kgfb/ugyek/overpayment')
  expect(shownState()).toBe('choosingVariant')
  expect(screen.getByText('Nincs visszatérítendő összeg')).toBeTruthy()
  expect(link('Vissza a szerződéshez').getAttribute('href')).toBe('/kgfb/ugyek')
})

test('the back button on the first step of a variant leads to the choice of variants', async () => {
  const { fake, app } = await openAt(`${CHOICE}/one`)
  await act(() => load(fake, 'loadModule', productLine))
  await act(() => answer(fake, getModifyLicensePlate, { hasOtherContracts: false }))
  expect(shownState()).toBe('filling')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Szerződés megszüntetése')
  expect(document.querySelector('.lead')?.textContent).toBe('Gépjármű eladása')
  await click('Előző lépés')
  expect(pathOf(app.getSnapshot().context.route)).toBe(CHOICE)
})

test('a variant uses the text of its case for each text that it does not define itself', () => {
  const variantTexts = caseTexts({ productLine: 'kgfb', key: sampleVariants.key, variant: 'one' })
  expect(variantTexts.label).toBe('Gépjármű eladása')
  expect(variantTexts.field('day')).toBe('Eladás napja')
  expect(variantTexts.field('buyer')).toBe('Vevő')
  expect(variantTexts.done).toBe(texts.done)
  expect(caseTexts({ productLine: 'kgfb', key: sampleVariants.key, variant: 'two' }).note).toBeUndefined()
})
