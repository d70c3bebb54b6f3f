import { beforeAll, expect, test } from 'vitest'
import { everyArea } from '../../machines/cases'
import type { Area } from '../../machines/routes'
import { caseTexts } from '../../src/screens/case/caseTexts'
import { searched } from '../../src/screens/contract/menuSearch'
import { fitOf } from '../../src/texts/hungarianWords'
import { textOf } from '../../src/texts/texts'
import { addEveryText } from '../screens/support/languageFiles'

beforeAll(addEveryText)

/** Everything that a menu of the area can ever list: no contract's menu is longer. */
const entriesOf = (area: Area) =>
  everyArea
    .filter((cases) => cases.area === area)
    .flatMap(({ menu }) => menu)
    .filter((entry) => entry.kind !== 'case' || entry.definition.subject === null)
    .map(({ key }) => {
      const { label, note, words } = caseTexts({ area, key })
      return { key, label, note, words }
    })

const found = (area: Area, phrase: string): readonly string[] =>
  searched(entriesOf(area), phrase, textOf('contract', 'menu.fillers') ?? '').map(({ key }) => key)

test.each<[Area, string, string]>([
  ['kgfb', 'befizetni', 'pay'],
  ['kgfb', 'befizetés', 'pay'],
  ['kgfb', 'tartozás', 'pay'],
  ['kgfb', 'mennyi a tartozásom', 'pay'],
  ['kgfb', 'pénz', 'pay'],
  ['kgfb', 'bankkártyával szeretnék fizetni', 'pay'],
  ['kgfb', 'csekken fizetek', 'payment-method-or-frequency-change'],
  ['kgfb', 'negyedévente', 'payment-method-or-frequency-change'],
  ['kgfb', 'csoportos beszedést kérek', 'payment-method-or-frequency-change'],
  ['kgfb', 'vissza a pénzem', 'overpayment'],
  ['kgfb', 'kétszer fizettem', 'overpayment'],
  ['kgfb', 'költözök', 'address'],
  ['kgfb', 'Elköltöztünk', 'address'],
  ['kgfb', 'lakcím', 'address'],
  ['kgfb', 'megváltozott a lakcímem', 'address'],
  ['kgfb', 'eladtam az autót', 'terminate-insurance'],
  ['kgfb', 'autó eladás', 'terminate-insurance'],
  ['kgfb', 'lemondás', 'terminate-insurance'],
  ['kgfb', 'felmondanám a szerződést', 'terminate-insurance'],
  ['kgfb', 'biztosítót váltok', 'terminate-insurance'],
  ['kgfb', 'férjhez mentem', 'name'],
  ['kgfb', 'új név', 'name'],
  ['kgfb', 'új telefonszámom van', 'phone'],
  ['kgfb', 'mobilszám', 'phone'],
  ['kgfb', 'email', 'email'],
  ['kgfb', 'bankszámlámat módosítanám', 'bank-account'],
  ['kgfb', 'külföldre utazom', 'green-card'],
  ['kgfb', 'zoldkartya', 'green-card'],
  ['kgfb', 'hány kilométert vezetek', 'premium-calculation'],
  ['kgfb', 'mennyibe kerül', 'premium-calculation'],
  ['kgfb', 'díjemelés', 'indexation-letter'],
  ['kgfb', 'igazolás a biztosításról', 'coverage-document'],
  ['kgfb', 'bónusz', 'bonus'],
  ['kgfb', 'kivonnám a forgalomból', 'vehicle-remove-from-traffic'],
  ['kgfb', 'nem használom az autót', 'vehicle-remove-from-traffic'],
  ['kgfb', 'rendszámot cseréltem', 'license-plate'],
  ['kgfb', 'baleset', 'damage-history-certificate'],
  ['kgfb', 'hol tart az ügyem', 'online-cases'],
  ['kgfb', 'elküldött ügyek', 'online-cases'],
  ['kgfb', 'papír nélkül, emailben kérem', 'email-communication'],
  ['kgfb', 'panaszom van', 'have-questions'],
  ['kgfb', 'ügyintézőt', 'have-questions'],
  ['kgfb', 'nem kérek reklámot', 'marketing-statement'],
  ['kgfb', 'számlát keresek', 'invoice'],
  ['kgfb', 'kötvényem', 'insurance-policy'],
  ['casco', 'kulcs', 'supplement'],
  ['casco', 'hiányzó papírok', 'supplement'],
  ['casco', 'le kell fotóznom az autót', 'car-review-photos'],
  ['lakas', 'eláztunk, beázás', 'claim-report'],
  ['lakas', 'betörtek', 'claim-report'],
  ['lakas', 'kár', 'claims'],
  ['lakas', 'mikor fizetik ki a káromat', 'claims'],
  ['lakas', 'eladtuk a házat', 'terminate-insurance'],
  ['lakas', 'beázás', 'claim-report'],
  ['lakas', 'beázott a plafon', 'claim-report'],
  ['lakas', 'víz van a padlón', 'claim-report'],
  ['lakas', 'csőtörés', 'claim-report'],
  ['lakas', 'eltört egy cső', 'claim-report'],
  ['lakas', 'elöntötte a víz a lakást', 'claim-report'],
  ['lakas', 'kigyulladt a konyha', 'claim-report'],
  ['lakas', 'leszakadt a tető', 'claim-report'],
  ['lakas', 'betört az ablak', 'claim-report'],
  ['lakas', 'ellopták a biciklit', 'claim-report'],
  ['lakas', 'jégeső', 'claim-report'],
  ['lakas', 'villámcsapás', 'claim-report'],
  ['lakas', 'lejárt a biztosításom', 'contract-data'],
  ['lakas', 'felmondanám, drága', 'terminate-insurance'],
  ['lakas', 'felülvizsgálatot kérek', 'claims'],
  ['lakas', 'hol tart a károm', 'claims'],
  ['elet', 'kár', 'health-insurance-or-illness'],
  ['baleset', 'kár', 'emergency'],
  ['elet', 'kárt szeretnék bejelenteni', 'health-insurance-or-illness'],
  ['lakas', 'igazolás', 'have-questions'],
  ['elet', 'igazolás', 'tax-letter'],
  ['lakas', 'igazolás', 'other-documents'],
  ['elet', 'meghalt', 'decease'],
  ['elet', 'műtétem volt', 'health-insurance-or-illness'],
  ['elet', 'kórházban voltam', 'emergency'],
  ['elet', 'pénzt vennék ki', 'partial-buyback'],
  ['elet', 'mennyi pénzem van', 'investment-accounts'],
  ['elet', 'nem tudok fizetni', 'fee-suspension'],
  ['elet', 'örökösöm', 'change-beneficiary'],
  ['elet', 'új személyi igazolványom van', 'documents'],
  ['elet', 'meghalt a férjem', 'decease'],
  ['elet', 'elhunyt az édesanyám', 'decease'],
  ['elet', 'balesetben meghalt', 'decease-by-accident'],
  ['elet', 'temetés', 'decease'],
  ['elet', 'lejárt a biztosításom', 'contract-expiration'],
  ['elet', 'kedvezményezett', 'change-beneficiary'],
  ['elet', 'ki kapja a pénzt', 'change-beneficiary'],
  ['elet', 'elváltam, más kapja', 'change-beneficiary'],
  ['elet', 'adóigazolás', 'tax-letter'],
  ['elet', 'adóbevalláshoz kell', 'tax-letter'],
  ['elet', 'rákos vagyok', 'health-insurance-or-illness'],
  ['elet', 'súlyos beteg', 'health-insurance-or-illness'],
  ['elet', 'kell a pénzem', 'partial-buyback'],
  ['elet', 'mindet kivenném', 'complete-buyback'],
  ['elet', 'kölcsön a szerződésre', 'advanced'],
  ['elet', 'mire vagyok biztosítva', 'life-insurance'],
  ['elet', 'meddig tart', 'contractual-data'],
  ['elet', 'szüneteltetném a díjat', 'fee-suspension'],
  ['elet', 'megszüntetném', 'terminate-insurance'],
  ['elet', 'mennyi a hozam', 'yield-letter'],
  ['elet', 'elvesztettem a személyimet', 'documents'],
  ['elet', 'újraindítanám a szerződést', 'reactivate'],
  ['nyugdij', 'adójóváírás', 'tax-letter'],
  ['nyugdij', 'adóigazolás', 'tax-letter'],
  ['nyugdij', 'nyugdíjas lettem', 'retirement'],
  ['baleset', 'elestem, kórház', 'emergency'],
  ['baleset', 'balesetet szenvedtem', 'health-insurance-or-illness'],
  ['nyugdij', 'nyugdíjba megyek', 'retirement'],
  ['baleset', 'eltörtem a lábam, törés', 'health-insurance-or-illness'],
])('in %s, "%s" finds %s among the first three', (area, phrase, key) => {
  expect(found(area, phrase).slice(0, 3)).toContain(key)
})

test('a short word that is known is no beginning of a longer one; one that is not known is', () => {
  expect(found('elet', 'kár')).not.toContain('super-shop')
  expect(found('elet', 'kárty')).toContain('super-shop')
  expect(found('elet', 'sup')).toEqual(['super-shop'])
})

test('what a label says comes before what it is also called, and that before its note', () => {
  const entries = [
    { label: 'A', note: 'kötvény' },
    { label: 'B', words: 'kötvény' },
    { label: 'Kötvény' },
    { label: 'C', words: 'kötvények, levelek' },
  ]
  expect(searched(entries, 'kötvény', '').map(({ label }) => label)).toEqual(['Kötvény', 'B', 'C', 'A'])
})

test('what fits more of the words is all that is found', () => {
  const entries = [{ label: 'Cím módosítása' }, { label: 'Név módosítása' }]
  expect(searched(entries, 'nevem módosítása', '')).toEqual([{ label: 'Név módosítása' }])
})

test.each([
  ['kar', 'kartya', 1],
  ['kar', 'zoldkartya', 0],
  ['karom', 'kartya', 0],
  ['karom', 'kar', 2],
  ['eladtam', 'eladas', 2],
  ['szamlam', 'szamok', 0],
])('"%s" fits "%s": %i', (typed, known, fit) => {
  expect(fitOf(typed, known)).toBe(fit)
})
