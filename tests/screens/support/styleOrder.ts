import { expect } from 'vitest'
import { selectorsOf, weightOf } from './selectors'

/** A file's declarations for the elements of a selector. */
interface Rule {
  readonly file: string
  /** The selector, with each dynamic state (e.g. `:hover`) replaced by a condition that is always true. */
  readonly elements: string
  readonly told: string
  readonly values: ReadonlyMap<string, string>
}

type Pair = readonly [one: Rule, other: Rule]

/** Logical properties and their physical names. They are the same properties for text from left to right. */
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

/** Collects the rules of a file by layer, pseudo-element and specificity. If these are equal, the later rule wins. */
const collect = (file: string, rules: CSSRuleList, layer: string, rulesByKey: Map<string, Rule[]>): void => {
  for (const rule of rules) {
    if (rule instanceof CSSLayerBlockRule) collect(file, rule.cssRules, rule.name, rulesByKey)
    else if (rule instanceof CSSStyleRule) {
      const { style } = rule
      const values = new Map(
        [...style].map((name) => [physical(name), style.getPropertyValue(name) || style.cssText] as const),
      )
      for (const selector of selectorsOf(rule.selectorText)) {
        const key = `${layer} ${PSEUDO_ELEMENT.exec(selector)?.[0] ?? ''} ${weightOf(selector)}`
        const elements = selector.replace(PSEUDO_ELEMENT, '').replace(PASSING, ':not(nothing)')
        rulesByKey.set(key, [...(rulesByKey.get(key) ?? []), { file, elements, told: selector, values }])
      }
    } else if (rule instanceof CSSGroupingRule) collect(file, rule.cssRules, layer, rulesByKey)
  }
}

const contradict = (one: Rule, other: Rule): boolean =>
  one.file !== other.file && [...one.values].some(([name, value]) => (other.values.get(name) ?? value) !== value)

/** Returns pairs of contradicting rules in two files. On a shared element, the later rule would win. */
const pairsOf = (files: readonly HTMLStyleElement[]): readonly Pair[] => {
  const rulesByKey = new Map<string, Rule[]>()
  for (const { dataset, sheet } of files) if (sheet) collect(dataset.viteDevId ?? '', sheet.cssRules, '', rulesByKey)
  return [...rulesByKey.values()].flatMap((rules) =>
    rules.flatMap((one, at) =>
      rules.slice(at + 1).flatMap((other): readonly Pair[] => (contradict(one, other) ? [[one, other]] : [])),
    ),
  )
}

let knownPairs: readonly Pair[] = []
let files: readonly HTMLStyleElement[] = []

/**
 * Checks that no element's look depends on the order of two stylesheets in a layer, in any state and window. The order
 * differs between the build and the tests, and between ways through the portal.
 */
export const checkStyleOrder = (): void => {
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]')]
  if (styles.length !== files.length || styles.some((style, at) => style !== files[at])) {
    files = styles
    knownPairs = pairsOf(styles)
  }
  const elementsBySelector = new Map<string, ReadonlySet<Element>>()
  const elementsOf = ({ elements }: Rule): ReadonlySet<Element> => {
    const before = elementsBySelector.get(elements) ?? new Set(document.querySelectorAll(elements || '*'))
    elementsBySelector.set(elements, before)
    return before
  }
  const both = knownPairs.filter(([one, other]) => {
    const otherElements = elementsOf(other)
    return otherElements.size > 0 && [...elementsOf(one)].some((element) => otherElements.has(element))
  })
  expect(both.map((pair) => pair.map(({ file, told }) => `${file} ${told}`))).toEqual([])
}
