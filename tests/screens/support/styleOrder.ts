import { expect } from 'vitest'
import { selectorsOf, weightOf } from './selectors'

/** What a file says of the elements that a selector means. */
interface Rule {
  readonly file: string
  /** The selector, with the states that come and go taken for given. */
  readonly elements: string
  readonly told: string
  readonly values: ReadonlyMap<string, string>
}

type Pair = readonly [one: Rule, other: Rule]

/** In our way of writing one name is the other. */
const PHYSICAL: readonly (readonly [RegExp, string])[] = [
  [/start-start-radius/, 'top-left-radius'],
  [/start-end-radius/, 'top-right-radius'],
  [/end-start-radius/, 'bottom-left-radius'],
  [/end-end-radius/, 'bottom-right-radius'],
  [/inline-start/, 'left'],
  [/inline-end/, 'right'],
  [/block-start/, 'top'],
  [/block-end/, 'bottom'],
  [/inline-size/, 'width'],
  [/block-size/, 'height'],
  [/^inset-/, ''],
]

const physical = (property: string): string =>
  PHYSICAL.reduce((name, [pattern, other]) => name.replace(pattern, other), property)

const PSEUDO_ELEMENT = /::[\w-]+$/
const PASSING = /:(?:hover|active|focus(?:-visible|-within)?|user-valid|autofill)(?![\w-])/g

/** The rules of a file, by what has to be the same for the later one to win: the layer, the pseudo-element and the weight. */
const collect = (file: string, rules: CSSRuleList, layer: string, found: Map<string, Rule[]>): void => {
  for (const rule of rules) {
    if (rule instanceof CSSLayerBlockRule) collect(file, rule.cssRules, rule.name, found)
    else if (rule instanceof CSSStyleRule) {
      const { style } = rule
      const values = new Map(
        [...style].map((name) => [physical(name), style.getPropertyValue(name) || style.cssText] as const),
      )
      for (const told of selectorsOf(rule.selectorText)) {
        const key = `${layer} ${PSEUDO_ELEMENT.exec(told)?.[0] ?? ''} ${weightOf(told)}`
        const elements = told.replace(PSEUDO_ELEMENT, '').replace(PASSING, ':not(nothing)')
        found.set(key, [...(found.get(key) ?? []), { file, elements, told, values }])
      }
    } else if (rule instanceof CSSGroupingRule) collect(file, rule.cssRules, layer, found)
  }
}

const contradict = (one: Rule, other: Rule): boolean =>
  one.file !== other.file && [...one.values].some(([name, value]) => (other.values.get(name) ?? value) !== value)

/** Rules of two files of which the one that comes later would win, wherever both mean one element. */
const pairsOf = (files: readonly HTMLStyleElement[]): readonly Pair[] => {
  const found = new Map<string, Rule[]>()
  for (const { dataset, sheet } of files) if (sheet) collect(dataset.viteDevId ?? '', sheet.cssRules, '', found)
  return [...found.values()].flatMap((rules) =>
    rules.flatMap((one, at) =>
      rules.slice(at + 1).flatMap((other): readonly Pair[] => (contradict(one, other) ? [[one, other]] : [])),
    ),
  )
}

let known: readonly Pair[] = []
let files: readonly HTMLStyleElement[] = []

/**
 * No element of the page looks as it does because of the order in which two files of a layer have come: that is another one in the build
 * than here, and with another way through the portal. In whatever state it is and in whatever window.
 */
export const checkStyleOrder = (): void => {
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]')]
  if (styles.length !== files.length || styles.some((style, at) => style !== files[at])) {
    files = styles
    known = pairsOf(styles)
  }
  const met = new Map<string, ReadonlySet<Element>>()
  const elementsOf = ({ elements }: Rule): ReadonlySet<Element> => {
    const before = met.get(elements) ?? new Set(document.querySelectorAll(elements || '*'))
    met.set(elements, before)
    return before
  }
  const both = known.filter(([one, other]) => {
    const others = elementsOf(other)
    return others.size > 0 && [...elementsOf(one)].some((element) => others.has(element))
  })
  expect(both.map((pair) => pair.map(({ file, told }) => `${file} ${told}`))).toEqual([])
}
