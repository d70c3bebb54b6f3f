import { beforeAll, expect, test } from 'vitest'
import { caseRouteOf } from '../../machines/routes'
import common from '../../public/assets/i18n/hu/common.json'
import kgfb from '../../public/assets/i18n/hu/kgfb.json'
import lakas from '../../public/assets/i18n/hu/lakas.json'
import { isCaseUnderWay, titleOf } from '../../src/app/title'
import { addTexts } from '../../src/texts/texts'
import { contractLoads, contractOf, openPortal, PLATE, plateLoads, signIn } from '../machines/kit/portal'
import { withClock } from '../machines/kit/story'

const BRAND = 'Minta Biztosító'
const PRODUCT = `${BRAND} Ügyfélportál`

withClock()

beforeAll(() => {
  addTexts('common', common)
  addTexts('kgfb', kgfb)
  addTexts('lakas', lakas)
})

test.each(['', 'user-change', 'user-change/ellenorzes', 'CASE-17'])(
  'the page title of a case contains the menu label of the case (end of the path: "%s")',
  (casePath) => {
    expect(titleOf(caseRouteOf('kgfb', 'terminate-insurance', casePath), BRAND, true)).toBe(
      `${PRODUCT} – ${common.productLines.kgfb} – ${kgfb.cases['terminate-insurance'].label}`,
    )
  },
)

test.each([
  [true, 'Kárbejelentés folyamatban'],
  [false, lakas.cases['claim-report'].label],
])('the page title of the claim report (in progress: %s) ends with "%s"', (isUnderWay, title) => {
  expect(titleOf(caseRouteOf('lakas', 'claim-report', 'helyszin'), BRAND, isUnderWay)).toBe(
    `${PRODUCT} – Lakásbiztosítás – ${title}`,
  )
})

test.each([
  ['is submitted', 'case.progressed'],
  ['loses its session', 'session.expired'],
] as const)('an open case is in progress until it %s', async (_, end) => {
  const portal = await openPortal(PLATE)
  let isUnderWay = false
  portal.app.subscribe(() => {
    isUnderWay = isCaseUnderWay(portal.app)
  })
  await signIn(portal)
  await contractLoads(portal)
  await plateLoads(portal)
  expect(isUnderWay).toBe(true)
  if (end === 'session.expired') portal.app.send({ type: end })
  else contractOf(portal).send({ type: end, step: '', dirty: false, submission: 'done' })
  expect(isUnderWay).toBe(false)
})
