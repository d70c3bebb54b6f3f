import { afterEach, expect, test } from 'vitest'
import { weightOf } from './support/selectors'
import { checkStyleOrder } from './support/styleOrder'

/** Shows one element with three classes, and adds stylesheets with this content. */
const draw = (...styles: readonly string[]): void => {
  document.body.innerHTML = '<p class="one other third">Szöveg</p>'
  for (const [at, style] of styles.entries()) {
    const element = document.createElement('style')
    element.dataset.viteDevId = `/file${at}.css`
    element.textContent = style
    document.head.append(element)
  }
}

afterEach(() => {
  document.body.innerHTML = ''
  for (const style of document.querySelectorAll('style[data-vite-dev-id^="/file"]')) style.remove()
})

test.each([
  ['with equal specificity', '@layer ui { .one { color: red } }', '@layer ui { .other { color: blue } }'],
  [
    'and only one of them in a media query',
    '@layer ui { .one { gap: 0 } }',
    '@layer ui { @media print { p.other, .other { gap: 1px } } }',
  ],
  ['on hover', '@layer ui { .one:hover { color: red } }', '@layer ui { .other.third { color: blue } }'],
  [
    'by a shorthand or logical property',
    '@layer ui { .one { margin-top: 0 } }',
    '@layer ui { .other { margin-block: 1px } }',
  ],
  ['of a pseudo-element', '@layer ui { .one::before { top: 0 } }', '@layer ui { .other::before { inset: 1px } }'],
])('checkStyleOrder throws if two files of one layer set the same property %s', (_how, one, other) => {
  draw(one, other)
  expect(checkStyleOrder).toThrow('/file0.css .one')
})

test.each([
  ['in two layers', '@layer ui { .one { color: red } }', '@layer screens { .other { color: blue } }'],
  ['with the same value', '@layer ui { .one { color: red } }', '@layer ui { .other { color: red } }'],
  ['with different specificity', '@layer ui { .one { color: red } }', '@layer ui { p.other { color: blue } }'],
  ['for different elements', '@layer ui { .one { color: red } }', '@layer ui { .none { color: blue } }'],
])('checkStyleOrder accepts two files that set the same property %s', (_how, one, other) => {
  draw(one, other)
  expect(checkStyleOrder).not.toThrow()
})

test.each([
  ['*', 0],
  ['h1', 1],
  ['.a', 1_000],
  ['#a.b p', 1_001_001],
  ['.page:has(.a .b):has(.c) > .header', 5_000],
  [':is(.a, h1) > [type="date"]:focus', 3_000],
  ['.a > :where(:last-child:not(:nth-child(2)))', 1_000],
  ['.a:not(:nth-child(2n + 1))::after', 2_001],
  ['a:is(:has(:checked), :has(.b:not(.c))) + *', 2_001],
])('weightOf returns the specificity of the selector %s as %i', (selector, weight) => {
  expect(weightOf(selector)).toBe(weight)
})
