import { describe, expect, test } from 'vitest'
import { catalogueOf } from '../../../tools/flows/catalogue'
import { readTexts } from '../../../tools/flows/texts'
import { entriesOf, search } from '../../../tools/flows/viewer/search'

const { flows, unused } = catalogueOf(readTexts())
const entries = entriesOf({
  flows,
  unused,
  drawings: {},
  texts: {},
  areas: {},
  ends: { 'login.startingLogin|xstate.done.actor.login|3': ['AUTH_LOGIN_003'] },
  tested: {},
  screens: {},
})

/** What the first answers to a question say. */
const answers = (question: string, number: number): readonly string[] =>
  search(entries, question)
    .slice(0, number)
    .map(({ entry: { where, title, outcome } }) => `${where}: ${title} → ${outcome}`)

describe('somebody who has never seen a chart asks', () => {
  test.each([
    [
      'Mi történik a harmadik hibás kód után?',
      /^Belépés: .*harmadik kód is hibás.* → Túl sok hibás válasz érkezett: a belépés egy ideig szünetel/,
    ],
    ['Mi történik a harmadik hibás kód után?', /harmadik kód is hibás.* → Az ügyfél kitölti az űrlapot/],
    [
      'Mi van, ha fizetés közben lejár a munkamenet?',
      /^Fizetés: .*a fizetés eredményét a következő belépés után kérdezzük meg/,
    ],
    ['Ha a QR-kód lejár?', /^Belépés a DÁP alkalmazással: Ha lejár a QR-kód → A QR-kód lejárt: új kell/],
    [
      'Mi van, ha az aláírást elutasítják?',
      /^Aláírás: .*elutasítja az aláírást → Az ügyfél választ a digitális és a kézi aláírás között/,
    ],
    [
      'Ha a biztosító nem válaszol a beküldésre?',
      /nem jön használható válasz: a beküldés → Nem jött használható válasz\. Minden megvan/,
    ],
    ['flottás szerződés', /^Belépés: .*flottához tartozik → A szerződés flottához tartozik/],
    ['AUTH_LOGIN_003', /^Belépés: .*flottához tartozik/],
    ['auth/otp/resend', /^SMS-kód a belépéshez: POST auth\/otp\/resend/],
    ['enteringPlate', /^Belépés: Az ügyfél megadja a biztosított jármű rendszámát/],
  ])('%s', (question, answer) => {
    expect(
      answers(question, 4).find((said) => answer.test(said)),
      answers(question, 8).join('\n'),
    ).toBeDefined()
  })

  test('and the same of many flows is one answer', () => {
    const hits = search(entries, 'nem jön használható válasz: a beküldés')
    const [most] = hits.filter(({ entry }) => entry.title === 'Ha nem jön használható válasz: a beküldés')
    expect(most?.others.length).toBeGreaterThan(50)
  })

  test('and nothing is found for what says nothing', () => {
    expect(search(entries, 'mi van ha')).toEqual([])
    expect(search(entries, 'xyzzy')).toEqual([])
  })
})
