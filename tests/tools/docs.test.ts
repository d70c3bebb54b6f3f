import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const markdownIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)

const records = markdownIn('docs/decisions')

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/guides', 'docs/reference'].flatMap(markdownIn),
  ...records,
].map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Returns the number of words on a page, without the pipes and dashes of its tables. */
const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length

/** Returns the anchor that a Markdown renderer gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

const isBroken = (path: string, link: string): boolean => {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? path : join(dirname(path), decodeURI(file))
  return !existsSync(target) || (anchor !== undefined && !anchorsIn(target).includes(anchor))
}

describe.each(pages)('$path', ({ path, text }) => {
  it('has no broken links', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^\w+:/.test(link))
    expect(links.filter((link) => isBroken(path, link))).toEqual([])
  })

  it('names only files that exist', () => {
    const namedFiles = [...text.matchAll(/`((?:machines|src|mocks|tests|tools|public|docs)\/[\w./-]+)`/g)].map(
      ([, file = '']) => file,
    )
    expect(namedFiles.filter((file) => !existsSync(file))).toEqual([])
  })

  it('names only npm scripts that exist', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
    const namedScripts = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, script = '']) => script)
    expect(namedScripts.filter((script) => !(script in scripts))).toEqual([])
  })

  it('shows code samples that equal the code of the files that they name', () => {
    const samples = [...text.matchAll(/^ *```tsx?\n(.*?)^ *```/gms)].flatMap(([, sample = '']) =>
      sample.split(/^ *\/\/ (?=\S+\.tsx?$)/m).slice(1),
    )
    const missing = samples.flatMap((sample) => {
      const [file = '', ...lines] = sample.split('\n').map((line) => line.trim())
      const code = readFileSync(file, 'utf8')
      return lines.filter((line) => line !== '' && line !== '…' && !code.includes(line))
    })
    expect(missing).toEqual([])
  })
})

describe('the hand-written documentation', () => {
  const lengths = (matches: RegExp) => pages.filter(({ path }) => matches.test(path)).map(({ text }) => wordsOf(text))

  it.each([
    ['README', /^README/, 900],
    ['CONTRIBUTING', /^CONTRIBUTING/, 700],
    ['each decision', /decisions\/\d/, 250],
  ])('stays within the word limit of %s', (_, matches, limit) => {
    expect(Math.max(...lengths(matches))).toBeLessThanOrEqual(limit)
  })

  it('has at most 20,000 words altogether', () => {
    expect(lengths(/./).reduce((sum, words) => sum + words, 0)).toBeLessThanOrEqual(20_000)
  })

  it('lists every decision record in the index', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8')
    expect(
      records.filter(
        (path) => !path.endsWith('README.md') && !index.includes(`](${path.slice('docs/decisions/'.length)})`),
      ),
    ).toEqual([])
  })

  it('describes every key of the configuration', () => {
    const reference = readFileSync('docs/reference/configuration.md', 'utf8')
    expect(
      Object.keys(JSON.parse(readFileSync('public/config.json', 'utf8'))).filter(
        (key) => !reference.includes(`\`${key}`),
      ),
    ).toEqual([])
  })

  it('describes every key of a case definition', () => {
    const [, body = ''] =
      /interface TypedCase.*?\{\n(.*?)^\}/ms.exec(readFileSync('machines/case/definition/defineCase.ts', 'utf8')) ?? []
    const keys = [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, key = '']) => key)
    expect(keys).not.toEqual([])
    const reference = readFileSync('docs/reference/case-definition.md', 'utf8')
    expect(keys.filter((key) => !reference.includes(`| \`${key}\` |`))).toEqual([])
  })
})
