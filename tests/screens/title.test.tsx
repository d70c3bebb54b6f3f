import { beforeAll, expect, test } from 'vitest'
import { casePlaceOf } from '../../machines/routes'
import common from '../../public/assets/i18n/hu/common.json'
import kgfb from '../../public/assets/i18n/hu/kgfb.json'
import lakas from '../../public/assets/i18n/hu/lakas.json'
import { titleOf } from '../../src/app/title'
import { addTexts } from '../../src/texts/texts'

const BRAND = 'Minta Biztosító'
const PRODUCT = `${BRAND} Ügyfélportál`

beforeAll(() => {
  addTexts('common', common)
  addTexts('kgfb', kgfb)
  addTexts('lakas', lakas)
})

test.each(['', 'user-change', 'user-change/ellenorzes', 'CASE-17'])(
  'the title of a page inside "%s" names the entry of the menu, no variant and no id',
  (inside) => {
    expect(titleOf(casePlaceOf('kgfb', 'terminate-insurance', inside), BRAND)).toBe(
      `${PRODUCT} – ${common.areas.kgfb} – ${kgfb.cases['terminate-insurance'].label}`,
    )
  },
)

test('while a damage is reported, the title says that it is under way', () => {
  expect(titleOf(casePlaceOf('lakas', 'claim-report', 'esemeny'), BRAND)).toBe(
    `${PRODUCT} – Lakásbiztosítás – Kárbejelentés folyamatban`,
  )
})
