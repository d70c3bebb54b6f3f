import { describe, expect, test } from 'vitest'
import { unreachableTransitions } from '../../../tools/explored'
import { catalogueOf } from '../../../tools/flows/catalogue'
import { unreachableCoverage } from '../../../tools/flows/tested'
import { readTexts } from '../../../tools/flows/texts'
import { entriesOf } from '../../../tools/flows/viewer/entries'
import { search } from '../../../tools/flows/viewer/search'
import { buildIndex } from '../../../tools/flows/viewer/wordIndex'

const { flows, unused } = catalogueOf(readTexts())
const data = {
  flows,
  unused,
  drawings: {},
  texts: {},
  productLines: {},
  ends: {
    'login.startingLogin|xstate.done.actor.login|3': ['AUTH_LOGIN_003'],
    'upload.sending|xstate.done.actor.send|1': ['FILE_TOO_LARGE', 'FILE_TYPE_REFUSED', 'MISSING_FIELDS'],
  },
  tested: unreachableCoverage(unreachableTransitions),
  screens: {},
  paths: {},
}
const index = buildIndex(entriesOf(data))

/** Returns the texts of the first `number` results for a question. */
const answers = (question: string, number: number): readonly string[] =>
  search(index, question)
    .slice(0, number)
    .map(({ entry: { where, title, outcome } }) => `${where}: ${title} → ${outcome}`)

test('transitions of one event with the same result are one search result', () => {
  const results = search(index, 'Mi történik a harmadik hibás kód után?').flatMap(({ entry }) =>
    entry.transition === undefined
      ? []
      : [[entry.flow, entry.transition.replace(/\|\d+$/, ''), entry.outcome].join(' ')],
  )
  expect(results.filter((one, at) => results.indexOf(one) !== at)).toEqual([])
})

test('a found text shows “…” for placeholders and “·” between its lines', () => {
  const texts = { contract: ['{{amount}}, a határideje lejárt', 'Lelet\nSzámlák'] }
  const titles = entriesOf({ ...data, texts }).flatMap(({ kind, title }) => (kind === 'text' ? [title] : []))
  expect(titles).toEqual(['„…, a határideje lejárt”', '„Lelet · Számlák”'])
})

describe('the first search result answers a question in everyday words', () => {
  test.each([
    ['harmadik hibás kód', /^Belépés: .*harmadik.* → Túl sok hibás válasz érkezett: a belépés egy/],
    ['Mi történik a harmadik hibás kód után?', /^Belépés: .*harmadik.* → Túl sok hibás válasz érkezett: a belépés egy/],
    ['háromszor elírja a kódot', /^Belépés: .*harmadik.* → Túl sok hibás válasz érkezett: a belépés egy/],
    ['rossz kód', /^SMS-kód a belépéshez: .*hibás, de van még próbálkozás/],
    ['rossz kódot ír be', /^SMS-kód a belépéshez: .*hibás, de van még próbálkozás/],
    ['rossz rendszámot ad meg', /^Belépés: .*a rendszám .*hibás, de van még próbálkozás/],
    ['kiléptet', /^Az ügyfélportál: Ha lejár a munkamenet/],
    ['kijelentkeztet a rendszer', /^Az ügyfélportál: Ha lejár a munkamenet/],
    ['lejár a munkamenet', /^Az ügyfélportál: Ha lejár a munkamenet/],
    ['kijelentkezik', /ijelentkezik|Kijelentkezés/],
    ['nincs net', /nem jön használható válasz: a beküldés/],
    ['elment az internet', /nem jön használható válasz/],
    ['elutasít', /elutasít/],
    ['aláírást elutasítják', /^Aláírás: .*elutasítja az aláírást/],
    ['telefonján elutasítja', /^Belépés a DÁP alkalmazással: .*elutasította/],
    ['nem jön az sms', /^Belépés: .*nem kapott kódot, másképp igazolja magát/],
    ['nem kaptam kódot', /^Belépés: .*nem kapott kódot/],
    ['új kódot kérek', /^SMS-kód a belépéshez: .*új kódot kér/],
    ['megváltozott a telefonszámom', /^Belépés: .*megváltozott a telefonszáma/],
    ['letiltják', /^Belépés: .*tiltás.* → Túl sok hibás válasz/],
    ['túl sok próbálkozás', /^Belépés: .*túl sok volt a hibás próbálkozás/],
    ['nem sikerül a kártyás fizetés', /^Fizetés: .*a kártyás fizetés nem sikerült/],
    ['meggondolja magát a fizetésnél', /^Fizetés: .*visszalép a fizetésből/],
    ['átutalással fizet', /^Fizetés: .*átutal/],
    ['túl nagy a fénykép', /^Fájl feltöltése: .* → A biztosító ezt a fájlt nem fogadja el/],
    ['később írja alá', /^Aláírás: .*később/],
    ['nem írta alá', /^Aláírás: .*később/],
    ['nem akarja aláírni', /^Aláírás: .*később/],
    ['elfelejtett jelszó', /^Belépés: /],
    ['Ha a QR-kód lejár?', /^Belépés a DÁP alkalmazással: .*QR-kód.* → A QR-kód lejárt: új kell/],
    ['flottás szerződés', /^Belépés: .*flottához tartozik → A szerződés flottához tartozik/],
    ['nem én vagyok a szerződő', /nem ő a szerződő|a belépett személy nem a szerződő/],
    ['böngésző vissza gombja', /vissza vagy előre gombja/],
    ['Mi van, ha fizetés közben lejár a munkamenet?', /^Fizetés: .*a következő belépés után kérdezzük meg/],
    ['fizetés közben kidob', /^Fizetés: .*a következő belépés után kérdezzük meg/],
    ['nem jön válasz a biztosítótól', /: a beküldés → Nem jött használható válasz\. Minden megvan/],
    ['Mi van, ha a biztosító nem válaszol a beküldésre?', /: a beküldés → Nem jött használható válasz\. Minden megvan/],
    ['az utalás QR-kódja', /^Fizetés: .*QR-kódját látja/],
    ['QR-kóddal utal', /^Fizetés: .*QR-kódját látja/],
    ['bezárja a böngészőt', /korábban itt tartott/],
    ['Mi történik, ha bezárja a lapot?', /^A lap bezárása és megkettőzése: .*bezár/],
    ['megkettőzi a lapot', /^A lap bezárása és megkettőzése: .*másolat|megkettőz/],
    ['Mi történik, ha új kiadás jön ki?', /^Új kiadás: /],
    ['Mi történik, ha megszakad a hálózat?', /^A hálózat figyelése: /],
    ['üresen hagy egy kérdést', /egy válasz hiányzik/],
    ['nem tölt be a szerződés', /nem töltődött be/],
    ['meghosszabbítja a munkamenetet', /^A munkamenet ideje: .*meghosszabbítja/],
    ['félbehagyja az ügyet', /otthagyja az ügyet/],
    ['nem működik a biztosító rendszere', /nem jön használható válasz/],
    ['AUTH_LOGIN_003', /^Belépés: .*flottához tartozik/],
    ['auth/otp/resend', /^SMS-kód a belépéshez: POST auth\/otp\/resend/],
    ['enteringPlate', /^Belépés: Az ügyfél megadja a biztosított jármű rendszámát/],
  ])('%s', (question, answer) => {
    expect(answers(question, 1)[0], answers(question, 5).join('\n')).toMatch(answer)
  })
})

describe('one of the first four search results answers an ambiguous question', () => {
  test.each([
    ['harmadik hibás kód', /harmadik kód is hibás.* → Az ügyfél kitölti az űrlapot/],
    ['rossz', /^SMS-kód a belépéshez: .*hibás, de van még próbálkozás/],
    ['elírja az SMS-kódot', /^SMS-kód a belépéshez: .*hibás, de van még próbálkozás/],
    ['lejár', /Ha lejár a munkamenet/],
    ['visszadobja a biztosító a fájlt', /^Fájl feltöltése: .* → A biztosító ezt a fájlt nem fogadja el/],
    ['beküldés közben megszakad a net', /: a beküldés → Nem jött használható válasz\. Minden megvan/],
    ['nem sikerül az azonosítás', /^Azonosítás: .*Az azonosítás nem sikerült/],
  ])('%s', (question, answer) => {
    expect(
      answers(question, 4).find((text) => answer.test(text)),
      answers(question, 8).join('\n'),
    ).toBeDefined()
  })
})

test('if many flows share a transition, it is only one search result', () => {
  const [most] = search(index, 'nem jön használható válasz: a beküldés').filter(
    ({ entry }) => entry.title === 'Ha nem jön használható válasz: a beküldés',
  )
  expect(most?.others.length).toBeGreaterThan(50)
})

test('transitions that are listed as unreachable are not in the search index', () => {
  const indexedIds = index.entries.flatMap(({ transition }) => transition ?? [])
  expect(Object.keys(unreachableTransitions).length).toBeGreaterThan(0)
  expect(indexedIds.filter((id) => id in unreachableTransitions)).toEqual([])
})

test('a question of only stop words or unknown words has no search results', () => {
  expect(search(index, 'mi van ha')).toEqual([])
  expect(search(index, 'xyzzy')).toEqual([])
})

test('search results contain no technical names of the machines', () => {
  const resultTexts = index.entries
    .filter(({ kind }) => kind !== 'call')
    .flatMap(({ title, outcome }) => [title, outcome])
  expect(resultTexts.filter((text) => /[a-z][A-Z]|xstate|\w\.\w/.test(text.replaceAll('SuperShop', '')))).toEqual([])
})
