import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loginModel } from '../../../tools/exploration/models/auth.model'
import { uploadModel } from '../../../tools/exploration/models/upload.model'
import { type PathStep, pathsOf } from '../../../tools/exploration/paths'
import { catalogueOf } from '../../../tools/flows/catalogue'
import { coverageByTests } from '../../../tools/flows/tested'
import { readTexts } from '../../../tools/flows/texts'
import { reasonNotByHand } from '../../../tools/testCases/byHand'
import { coverageOf } from '../../../tools/testCases/coverage'
import { directionsTo } from '../../../tools/testCases/directionsTo'
import { answersByActor, followedOf, followedWords } from '../../../tools/testCases/followed'
import { csv, gherkin, markdown, overview } from '../../../tools/testCases/formats'
import { browserTransitionCounts } from '../../../tools/testCases/inBrowser'
import { dataOf } from '../../../tools/testCases/stepData'
import { testCaseOf } from '../../../tools/testCases/testCase'

const found = catalogueOf(readTexts()).flows.find(({ id }) => id === 'upload')
if (found === undefined) throw new Error('upload is not in the catalogue')
const flow = found
const uploadPaths = { ...pathsOf(uploadModel), onScreens: [] }
const happened: PathStep = {
  value: '',
  states: [],
  tags: [],
  transitions: [],
  event: { type: '' },
  source: 'child',
  name: '',
  ends: null,
}
const cases = uploadPaths.paths.map((path) => testCaseOf(flow, path, false, answersByActor(uploadPaths.paths)))
const steps = cases.flatMap((one) => one.steps)

test('the overview links to the test cases of each flow, and shows how many can be run by hand', () => {
  const byHand = cases.filter(({ followed }) => followed.byHand === 'yes').length
  const page = overview([
    { flow, file: 'upload', cases },
    { flow: { ...flow, name: 'Másik' }, file: 'other.pairs', cases: [] },
  ])
  expect(page).toContain(`${cases.length} teszteset, 2 folyamathoz. Kézzel is végigjárható: ${byHand};`)
  expect(page).toMatch(
    new RegExp(
      `^\\| \\[${flow.name}\\]\\(upload\\.md\\) \\| ${cases.length} \\| ${byHand} \\|.*\\(upload\\.feature\\)`,
      'm',
    ),
  )
  expect(page).toContain('| [Másik](other.pairs.md) | 0 | 0 | 0 | 0 |')
})

describe('the test cases of a flow', () => {
  test('cover every reachable transition', () => {
    const { transitions, modelled, unreachable } = coverageOf(uploadPaths, uploadModel.unreachable)
    expect(modelled + unreachable.length).toBe(transitions)
    const pathTransitions = new Set(
      uploadPaths.paths.flatMap(({ start }) => start.transitions).concat(steps.flatMap((step) => step.transitions)),
    )
    expect(uploadPaths.declared.filter((id) => uploadPaths.reached.has(id) && !pathTransitions.has(id))).toEqual([])
  })

  test('contain the action, the data and the expected result of each step', () => {
    expect(steps).toContainEqual(
      expect.objectContaining({
        action: 'Megjön a válasz: a fájl feltöltése',
        data: 'hiányos adatok (400)',
        expected: 'A biztosító ezt a fájlt nem fogadja el.',
      }),
    )
    expect(steps).toContainEqual(
      expect.objectContaining({ action: 'Nem jön használható válasz: a fájl feltöltése', data: 'nem jött válasz' }),
    )
    expect(steps.filter(({ action, expected }) => action === '' || expected === '')).toEqual([])
  })

  test('mark only those steps that a tester cannot perform by hand', () => {
    const uploadedEvent = { type: 'file.changed', file: { name: 'irat.pdf', status: 'uploaded' } }
    const failedEvent = { type: 'file.changed', file: { name: 'irat.pdf', status: 'failed' } }
    const stepsOf = (...events: readonly { readonly type: string }[]): readonly PathStep[] =>
      events.map((event) => ({ ...happened, event }))
    const reasons = (all: readonly PathStep[]) => all.map((step, at) => reasonNotByHand(step, all.slice(0, at)))
    const addedEvent = { type: 'file.added' }
    expect(reasons(stepsOf(addedEvent, failedEvent, { type: 'file.retried' }, uploadedEvent))).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(reasons(stepsOf(addedEvent, uploadedEvent, { type: 'file.removed' }, failedEvent))).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(reasons(stepsOf(addedEvent, uploadedEvent, failedEvent)).at(-1)).toContain('kézzel nem lehet előidézni')
    expect(reasons(stepsOf(addedEvent, failedEvent, uploadedEvent)).at(-1)).toContain('kézzel nem lehet előidézni')
    const [requestedEvent, withdrawnEvent, changedEvent] = [
      { type: 'email.requested' },
      { type: 'email.withdrawn' },
      { type: 'email.changed' },
    ]
    const submitted = { type: 'address.submitted' }
    expect(
      reasons(stepsOf(requestedEvent, submitted, withdrawnEvent, changedEvent)).map((reason) => reason !== null),
    ).toEqual([...[false, false, true, false]])
    expect(reasons(stepsOf(requestedEvent, changedEvent, withdrawnEvent, requestedEvent, changedEvent))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
    expect(reasons(stepsOf(requestedEvent, withdrawnEvent, changedEvent)).at(-1)).toContain(
      'kézzel nem lehet előidézni',
    )
  })

  test('have the id of their path, and the sections of the specification as requirements', () => {
    expect(cases.map(({ id }) => id)).toEqual(uploadPaths.paths.map(({ id }) => `upload-${id}`))
    expect(cases.every(({ requirements }) => requirements.includes('7 documents'))).toBe(true)
  })

  test('are exported as CSV with a row for each step and escaped formulas', () => {
    const [first] = cases
    if (first === undefined) throw new Error('There is no case')
    const text = csv([{ ...first, title: '=1+1', steps: first.steps.map((step) => ({ ...step, data: 'a "b"; c' })) }])
    expect(text.startsWith('\ufeff"azonosító";')).toBe(true)
    expect(text.trim().split('\r\n')).toHaveLength(first.steps.length + 2)
    expect(text).toContain(`"'=1+1"`)
    expect(text).toContain('"a ""b""; c"')
  })

  test('are exported as Markdown and Gherkin with all their steps', () => {
    const page = markdown(flow, 'Így juthat oda.', coverageOf(uploadPaths, uploadModel.unreachable), cases)
    expect(page.match(/^\| \d+ \|/gm)).toHaveLength(steps.length)
    const scenarios = gherkin(flow, cases)
    expect(scenarios.startsWith('# language: hu\nJellemző: Fájl feltöltése')).toBe(true)
    expect(scenarios.match(/^ {4}Amikor /gm)).toHaveLength(steps.length)
    expect(scenarios.match(/^ {4}Akkor /gm)).toHaveLength(steps.length)
    expect(scenarios).toContain('    Amikor megjön a válasz: a fájl feltöltése (hiányos adatok (400))\n')
  })
})

describe('the note on running a generated test case by hand', () => {
  const CALL = 'call kgfb.modifyLicensePlate'
  const answered = (name: string, service = CALL): PathStep => ({
    ...{ ...happened, source: 'answer', name },
    ends: { script: [{ type: 'answer', service, value: null }] },
  })
  const failed = (name: string, service = CALL): PathStep => ({
    ...{ ...happened, source: 'answer', name },
    ends: { script: [{ type: 'fail', service, error: null }] },
  })
  const followed = (steps: readonly PathStep[], inputName = 'new', others: readonly PathStep[] = []) =>
    followedOf({ inputName, steps }, answersByActor([{ steps }, { steps: others }]))

  test.each([
    ['a missing response', failed('submit: transport'), '»A biztosító nem érhető el« bekapcsolva'],
    ['an unusable response', failed('submit: brokenAnswer'), '»Érthetetlen válaszok«'],
    ['an expired session', failed('submit: expired'), '»+10 perc« kétszer'],
    ['a screen that does not load', failed('openSigning: transport', 'loadModule'), 'kikapcsolt hálózat'],
    ['a signature', answered('submit: signatureNeeded'), '»Aláírást kérő biztosító«'],
    ['a declined change', answered('submit: MODIFICATION_FAILED001'), '»Elutasított módosítások«'],
    ['an incomplete request', answered('submit: MISSING_FIELDS'), '»Hiányosnak talált kérések«'],
  ])('tells the tester how to cause %s', (_, step, means) => {
    const result = followed([step])
    expect(result.byHand).toBe('yes')
    expect(followedWords(result)).toContain(means)
  })

  test.each([
    ['incomplete loaded data', answered('load: header MISSING_FIELDS', 'call kgfb.getHeader'), 1],
    ['a field reported as missing by the insurer', answered('submit: MISSING_FIELDS plate'), 1],
    ['a lost file', { ...happened, event: { type: 'file.gone' } }, 1],
  ])('reports %s as impossible by hand, and names the step', (_, step, at) => {
    const result = followed([step])
    expect([result.byHand, result.hindrance?.step]).toEqual(['no', at])
    expect(followedWords(result)).toContain('Csak géppel: az 1. lépés miatt')
  })

  test('says that the test case cannot be started by hand if a tester cannot prepare its input', () => {
    expect(followedWords(followed([], 'wrongByNow form'))).toContain('a kiindulás miatt')
  })

  test('says that a run depends on the contract if the insurer can answer in several ways', () => {
    const [debt, none] = [answered('load: withDebt'), answered('load: withoutDebt')]
    expect(followed([debt]).byHand).toBe('yes')
    expect(followed([happened, debt], 'new', [none])).toMatchObject({ byHand: 'perhaps', answers: [2] })
    expect(followedWords(followed([debt], 'new', [none]))).toContain('ahogy az 1. lépésnél áll')
  })

  test('is part of the Markdown, Gherkin and CSV exports', () => {
    const page = markdown(flow, '', coverageOf(uploadPaths, uploadModel.unreachable), cases)
    const number = (can: string) => cases.filter(({ followed: { byHand } }) => byHand === can).length
    expect(new Set(cases.map(({ followed: { byHand } }) => byHand))).toEqual(new Set(['yes', 'perhaps', 'no']))
    expect(page).toContain(`Kézzel is végigjárható: ${number('yes')}; `)
    expect(page.match(/^Kézzel is végigjárható\./gm)).toHaveLength(number('yes'))
    expect(gherkin(flow, cases).match(/ @csak_geppel$/gm)).toHaveLength(number('no'))
    expect(csv(cases).match(/"0";.*"választól függ"/g)).toHaveLength(number('perhaps'))
  })
})

test('coverageByTests returns how each transition is tested, and which responses cause it', () => {
  const [first] = uploadPaths.paths
  if (first === undefined) throw new Error('There is no path')
  const explored = { ...uploadPaths, declared: [...uploadPaths.declared, 'never|x|0'], onScreens: [first] }
  const { ends, tested } = coverageByTests([explored], { 'never|x|0': 'by design' })
  expect(ends['upload.sending|xstate.done.actor.send|1']).toEqual([
    'FILE_TOO_LARGE',
    'FILE_TYPE_REFUSED',
    'MISSING_FIELDS',
  ])
  expect(tested['never|x|0']).toEqual({ unreachable: 'by design' })
  const onScreens = new Set([first.start, ...first.steps].flatMap(({ transitions }) => transitions))
  const expected = uploadPaths.declared.map((id) => (onScreens.has(id) ? 'screens' : 'actors'))
  expect(uploadPaths.declared.map((id) => tested[id])).toEqual(expected)
  expect(new Set(expected).size).toBe(2)
})

const words = {
  labels: {
    plate: 'Rendszám',
    due: 'Tétel',
    funds: 'Alapok',
    'funds.columns.share': 'Rész',
    paymentTypeId: 'Fizetési mód',
  },
  answers: { paymentTypeId: { '13': 'Bankkártya' }, due: { DEBT_007c1: 'Tartozás' }, funds: { F1: 'Kötvény' } },
}

test.each([
  [{ type: 'answer.changed', field: 'paymentTypeId', value: '13' }, 'Fizetési mód: Bankkártya'],
  [{ type: 'answer.changed', field: 'paymentTypeId', value: ['13'] }, 'Fizetési mód: Bankkártya'],
  [{ type: 'answer.changed', field: 'due', value: 'DEBT|2' }, 'Tétel: Tartozás'],
  [{ type: 'answer.changed', field: 'funds.F1.share', value: '40' }, 'Alapok, Kötvény, Rész: 40'],
  [
    { type: 'answer.changed', field: 'terms', value: 'documents/download?id=terms' },
    'terms: megnyitva, majd elfogadva',
  ],
  [{ type: 'download.changed', download: { id: 'case-1', status: 'saved', isAsked: true } }, 'letöltve'],
  [{ type: 'answer.changed', field: 'plate', value: 'ABC-123' }, 'Rendszám: ABC-123'],
  [{ type: 'answer.changed', field: 'other', value: '' }, 'other: (üres)'],
  [
    { type: 'file.added', field: 'plate', file: { id: '1', name: 'forgalmi.pdf', status: 'failed' } },
    'Rendszám: forgalmi.pdf (nem sikerült)',
  ],
  [{ type: 'step.requested', step: 'ellenorzes' }, 'cím: …/ellenorzes'],
  [{ type: 'userType.chosen', userType: 'NON_CONTRACTOR' }, 'Nem én vagyok a szerződő'],
  [{ type: 'step.submitted' }, ''],
  [
    { type: 'suggestion.chosen', answers: { zipCode: '6722', city: 'Szeged' } },
    '6722 Szeged (felajánljuk, ha az irányítószám mezőjében ez áll: 672)',
  ],
  [{ type: 'suggestion.chosen', answers: { city: 'Szeged', streetAddress: 'Fő utca' } }, 'Szeged; Fő utca'],
  [{ type: 'answers.found', answers: { city: 'Kecskemét' } }, 'Kecskemét (az irányítószámhoz ezt írva: 6000)'],
])('dataOf describes the event %o in Hungarian', (event, data) => {
  const step: PathStep = {
    value: '',
    states: [],
    tags: [],
    transitions: [],
    event,
    source: 'customer',
    name: '',
    ends: null,
  }
  expect(dataOf(step, words)).toBe(data)
})

test.each([
  ['send: ok', ''],
  ['send: transport', 'nem jött válasz'],
  ['send: FILE_TOO_LARGE', 'túl nagy a fájl (FILE_TOO_LARGE)'],
  [
    'checkAnswer: AUTH_LICENSE_PLATE_NUMBER.noneLeft',
    'hibás rendszám (AUTH_LICENSE_PLATE_NUMBER), és ez volt az utolsó próbálkozás (előtte ugyanígy hibázva, amíg csak egy marad)',
  ],
  [
    'payment: paid',
    'az ügyfél a bankkártyát jelöli ki, továbblép, és a fizetőoldalon ezt nyomja meg: »Fizetés jóváhagyása«',
  ],
  ['signature: left', 'az ügyfél befejezés nélkül otthagyta'],
  ['load: withoutLifeInsurance', 'a cégnek nincs életbiztosítása'],
  ['load: header withoutDebt', 'a szerződés adatai: nincs tartozás'],
  ['load: header transport', 'a szerződés adatai: nem jött válasz'],
  ['load: no list of plate', 'nem jött meg a választék: Rendszám'],
  ['submit: MISSING_FIELDS plate', 'hiányos adatok (400): Rendszám'],
  ['restore: fresh', 'nincs félretett állapot'],
  ['load: newestExample', 'példaválasz: newestExample'],
])('dataOf describes the response %s in Hungarian', (name, data) => {
  const step: PathStep = {
    value: '',
    states: [],
    tags: [],
    transitions: [],
    event: { type: 'x' },
    source: 'answer',
    name,
    ends: { script: [] },
  }
  expect(dataOf(step, words)).toBe(data)
})

describe('the test cases of the sign-in', () => {
  const signIn = catalogueOf(readTexts()).flows.find(({ id }) => id === 'login')
  if (signIn === undefined) throw new Error('login is not in the catalogue')
  const { paths } = pathsOf(loginModel)
  const typed = paths.map((path) =>
    testCaseOf(signIn, path, false, answersByActor(paths)).steps.map(({ data }) => data),
  )

  test.each([
    ['SMS-kód kell', '10000001'],
    ['a rendszám kell', '10000002'],
    ['az irányítószám kell', '10000003'],
    ['flottaszerződés (AUTH_LOGIN_003)', '90000001'],
    ['hibás irányítószám (AUTH_ZIP_CODE_001)', '9999 (nem a lakcím irányítószáma)'],
  ])('cause the response »%s« by entering %s', (end, data) => {
    const matching = typed.filter((one) => one.includes(end))
    expect(matching.length).toBeGreaterThan(0)
    expect(matching.every((one) => one.indexOf(data) >= 0 && one.indexOf(data) < one.indexOf(end))).toBe(true)
  })
})

test.each([
  [
    'common.pay',
    'belépés a 10000001 szerződésszámmal (SMS-kód: 123456, vagy rendszám: RJK-482); a menüben »Díjfizetés«.',
  ],
  ['kgfb.backToTraffic', 'belépés a 10000002 szerződésszámmal'],
  ['address.permanent', 'a menüben »Cím módosítása«, majd »Állandó cím«.'],
  ['life.fundSwitch', 'a menüben »Befektetési számlák«, egy számla, majd »Eszközalap-átváltás«.'],
  ['lakas.claimDocuments', 'a menüben »Kárügyeim«, egy kárügy, majd »'],
  ['documents.proposal', 'belépés a 10000001 szerződésszámmal'],
  ['documents.tax-letter', 'a menüben »Adóigazolások«.'],
  ['login', 'a kezdőlapon »Kötelező gépjármű-felelősségbiztosítás«.'],
  ['login', 'választott »Forgatókönyv«, a »Rövid tiltás« egy percre rövidíti'],
  ['upload', '»Szimulált biztosító« panelen'],
  [
    'upload',
    '»nem jött válasz«, és egy feltöltés vagy letöltés, amely »nem sikerült«: előtte »A biztosító nem érhető el« bekapcsolva',
  ],
  ['upload', '»Hibák aránya (%)« 100'],
])('directionsTo describes how to open the flow %s: %s', async (id, description) => {
  const texts = readTexts()
  const requestedFlow = catalogueOf(texts).flows.find((one) => one.id === id)
  expect(requestedFlow && (await directionsTo(requestedFlow, texts))).toContain(description)
})

test('browserTransitionCounts reads from the last report how many transitions of each flow the browser tests have taken', () => {
  const folder = mkdtempSync(join(tmpdir(), 'noted-'))
  const note =
    'kgfb.bonus: 63 transitions modelled, 60 to be run by the actor and on the screens, 19 taken in a browser, by one path'
  writeFileSync(join(folder, 'report.json'), JSON.stringify({ annotations: [{ type: 'cover', description: note }] }))
  expect([...browserTransitionCounts(join(folder, 'report.json'))]).toEqual([['kgfb.bonus', 19]])
  expect(browserTransitionCounts(join(folder, 'none.json')).size).toBe(0)
  rmSync(folder, { recursive: true })
})
