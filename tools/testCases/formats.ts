import type { Flow } from '../flows/schema'
import type { Coverage } from './coverage'
import { followedWords } from './followed'
import type { TestCase } from './testCase'

/** Escapes a table cell's border and line breaks. */
const escapeCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const coverageLines = (coverage: Coverage): readonly string[] => [
  `Átmenetek: ${coverage.transitions}; géppel végigjárva: ${coverage.modelled}; képernyőn is, ebben a folyamatban: ${coverage.onScreens}; böngészőben, a kész portálon: ${coverage.inBrowser ?? 'nincs feljegyezve'}.`,
  `Átmenetpárok: ${coverage.pairs}; a rendes utak érintik: ${coverage.pairsTaken}.`,
  ...coverage.unreachable.map(({ id, reason }) => `- Szándékosan nem érhető el: \`${id}\` (${reason})`),
]

/** Counts the test cases that can be followed manually, that depend on the insurer's answer, and that cannot. */
const countByHand = (cases: readonly TestCase[]): readonly [yes: number, perhaps: number, no: number] => {
  const countWith = (byHand: TestCase['followed']['byHand']): number =>
    cases.filter(({ followed }) => followed.byHand === byHand).length
  return [countWith('yes'), countWith('perhaps'), countWith('no')]
}

const handLine = (cases: readonly TestCase[]): string => {
  const [yes, perhaps, no] = countByHand(cases)
  return `Kézzel is végigjárható: ${yes}; a biztosító válaszától függően: ${perhaps}; csak géppel: ${no}. Az utóbbiak nélkül: \`npm run paths -- --by-hand\`.`
}

/** The test cases of a flow, and their file name without extension. */
export interface TestCaseFile {
  readonly flow: Flow
  readonly file: string
  readonly cases: readonly TestCase[]
}

/** Returns the page that links to the test cases of each flow. */
export const overview = (caseFiles: readonly TestCaseFile[]): string => {
  const allCases = caseFiles.flatMap(({ cases }) => cases)
  return [
    '# Tesztesetek',
    `${allCases.length} teszteset, ${caseFiles.length} folyamathoz. ${handLine(allCases)}`,
    'Olvasni és kézzel végigjárni a lap való (`.md`), táblázatkezelőbe a `.csv`, tesztkezelő eszközbe a `.csv`, a `.feature` vagy a `.json`: mindegyikben ugyanaz áll.',
    [
      '| folyamat | teszteset | kézzel | választól függ | csak géppel | |',
      '|---|--:|--:|--:|--:|---|',
      ...caseFiles.map(({ flow, file, cases }) => {
        const files = ['csv', 'feature', 'json'].map((extension) => `[${extension}](${file}.${extension})`).join(' ')
        return `| [${escapeCell(flow.name)}](${file}.md) | ${[cases.length, ...countByHand(cases)].join(' | ')} | ${files} |`
      }),
    ].join('\n'),
    '',
  ].join('\n\n')
}

/** Returns test cases to follow manually, starting with the way to the flow. */
export const markdown = (flow: Flow, directions: string, coverage: Coverage, cases: readonly TestCase[]): string =>
  [
    `# ${flow.name}`,
    flow.description,
    directions,
    coverageLines(coverage).join('\n'),
    handLine(cases),
    ...cases.flatMap(({ id, title, requirements, input, start, steps, followed }) => [
      `## ${id}`,
      title,
      `Specifikáció: ${requirements.join(', ')}. Kiindulás: ${input}.`,
      `Kezdetben: ${start}`,
      followedWords(followed),
      [
        '| # | Mi történik | Adat | Elvárt |',
        '|---|---|---|---|',
        ...steps.map(
          ({ action, data, expected }, index) =>
            `| ${index + 1} | ${escapeCell(action)} | ${escapeCell(data)} | ${escapeCell(expected)} |`,
        ),
      ].join('\n'),
    ]),
    '',
  ].join('\n\n')

/** Quotes a CSV value, so that a spreadsheet never reads it as a formula. */
const quoteValue = (text: string): string => `"${text.replace(/^[=+\-@\t]/, "'$&").replaceAll('"', '""')}"`

/** Values of a spreadsheet column that tells if a test case can be followed manually. */
const handWords = { yes: 'igen', perhaps: 'választól függ', no: 'nem' } as const

/** Tags that tell if a test case can be followed manually. */
const handTags = { yes: '@kezzel', perhaps: '@valasztol_fugg', no: '@csak_geppel' } as const

/** The byte order mark. Spreadsheets use it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Returns test cases for a test-management tool: one row for each step. */
export const csv = (cases: readonly TestCase[]): string => {
  const rows = cases.flatMap(({ id, title, requirements, input, start, steps, followed }) => [
    [
      id,
      title,
      requirements.join(', '),
      '0',
      'Kiindulás',
      input,
      start,
      handWords[followed.byHand],
      followedWords(followed),
    ],
    ...steps.map(({ action, data, expected }, index) => [
      ...[id, title, '', String(index + 1), action, data, expected],
      ...[handWords[followed.byHand], ''],
    ]),
  ])
  const headings = ['azonosító', 'cím', 'specifikáció', 'lépés', 'mi történik', 'adat', 'elvárt', 'kézzel', 'hogyan']
  const table = [headings, ...rows]
  return `${BYTE_ORDER_MARK}${table.map((row) => row.map(quoteValue).join(';')).join('\r\n')}\r\n`
}

const toOneLine = (text: string): string => text.replaceAll('\n', ' ')

/** Returns a sentence as a part of another sentence, with a small first letter. */
const withSmallInitial = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`

/** Returns test cases as Gherkin scenarios in Hungarian. */
export const gherkin = (flow: Flow, cases: readonly TestCase[]): string =>
  [
    '# language: hu',
    `Jellemző: ${flow.name}`,
    `  ${flow.description}`,
    ...cases.flatMap(({ id, title, input, start, steps, followed }) => [
      '',
      `  @${id} ${handTags[followed.byHand]}`,
      `  Forgatókönyv: ${toOneLine(title)}`,
      `    # ${toOneLine(followedWords(followed))}`,
      `    Amennyiben a kiindulás "${input}": ${toOneLine(start)}`,
      ...steps.flatMap(({ action, data, expected }) => [
        `    Amikor ${toOneLine(withSmallInitial(action))}${data === '' ? '' : ` (${toOneLine(data)})`}`,
        `    Akkor ez a helyzet: ${toOneLine(expected)}`,
      ]),
    ]),
    '',
  ].join('\n')
