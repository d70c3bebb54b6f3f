import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { ContractHeader } from '../../machines/case/menu/productLineCases'
import { everyProductLine } from '../../machines/cases'
import { seedContracts } from '../../mocks/store/seed'
import { START_TIME } from '../../tools/exploration/kit/cases'
import { withClock } from '../machines/kit/story'
import { crowded } from '../room'
import { openMenu } from './openMenu'
import { loadScreens, shownState } from './signedIn'
import { atEveryRoom, checkRoom } from './support/room'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

const samples = seedContracts(START_TIME).flatMap(({ number, insuranceType, header, isProposal }) =>
  everyProductLine
    .filter(({ productLine }) => productLine === insuranceType && !isProposal)
    // The cast is safe: the seed stores each header as the call of the contract's product line returns it.
    .map((cases) => ({ number, cases, header: header as ContractHeader })),
)

/** The longest names, addresses and amounts, by the property of a header that they replace. */
const LONGEST: Readonly<Record<string, string | number>> = {
  clientName: 'Közép-Dunántúli Mezőgazdasági Gépkereskedelmi és Szolgáltató Korlátolt Felelősségű Társaság',
  ownerName: 'Közép-Dunántúli Mezőgazdasági Gépkereskedelmi és Szolgáltató Korlátolt Felelősségű Társaság',
  email: 'kozep-dunantuli.mezogazdasagi.gepkereskedelem@ugyfelszolgalat.pelda.example',
  city: 'Jászfelsőszentgyörgy',
  streetAddress: 'Vörösmarty Mihály és Szentlászlói Szent Gellért lakópark utca 112–114. B lépcsőház 14. emelet 103.',
  vehicleInfo: 'Mercedes-Benz Sprinter 519 CDI 4x4 Personentransporter Automatik Hochdach',
  value: 99_999_999,
}

const longest = (header: ContractHeader): ContractHeader =>
  JSON.parse(JSON.stringify(header), (key, value: unknown) =>
    value === null || typeof value !== typeof LONGEST[key] ? value : LONGEST[key],
  )

test.each(samples)(
  'nothing on the page of sample contract $number is cut off or overflows',
  async ({ cases, header }) => {
    await openMenu(cases, header)
    expect(shownState()).toBe('selecting.current')
    checkRoom()
  },
)

test.each(samples)(
  'the contract page and the data page of sample contract $number fit even the longest names, addresses and amounts',
  async (sample) => {
    const { app } = await openMenu(sample.cases, longest(sample.header))
    checkRoom()
    await act(async () =>
      app.send({ type: 'location.requested', address: `/${sample.cases.productLine}/ugyek/contract-data` }),
    )
    expect(shownState()).toBe('viewing.current')
    checkRoom()
  },
)

test('a debt of a billion forints stays on one line', async () => {
  const [sample] = samples
  if (sample === undefined) throw new Error('There are no sample contracts')
  await openMenu(sample.cases, { ...sample.header, debt: { value: 1_234_567_890, currency: 'HUF' } })
  const broken = () => {
    const [dd] = document.querySelectorAll('.description-list-large dd')
    const range = document.createRange()
    if (dd !== undefined) range.selectNodeContents(dd)
    expect(range.toString()).toMatch(/^1\s234\s567\s890\sFt$/)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  expect(atEveryRoom(broken)).toEqual([1, 1, 1])
})

test.each([
  ['is cut off', '<p style="inline-size: 3rem; overflow: hidden; white-space: nowrap">Nem fér el</p>', 'Nem fér el'],
  [
    'overflows its box',
    '<p style="inline-size: 3rem; background: red; white-space: nowrap">Kilóg</p>'.replace('3rem', '1rem'),
    'Kilóg',
  ],
  [
    'is a number on two lines',
    '<p style="inline-size: 4rem; overflow-wrap: anywhere">123456789012</p>',
    '123456789012 in',
  ],
  [
    'lies under the fixed bar at the bottom',
    '<a class="back" style="position: fixed; inset: auto 0 0; block-size: 4rem"></a><p class="footer"><i>Alul</i></p>',
    'Alul',
  ],
  ['is wider than the window', '<p style="inline-size: 120vw">Széles</p>', 'Széles'],
])('the function crowded finds text that %s', (_, page, expectedText) => {
  document.body.innerHTML = `<main style="min-block-size: 100vh; display: flex; flex-direction: column-reverse">${page}</main>`
  expect(crowded('100%').join()).toContain(expectedText)
  document.body.innerHTML = ''
})
