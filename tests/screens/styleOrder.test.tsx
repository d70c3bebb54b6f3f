import { afterEach, expect, test } from 'vitest'
import { weightOf } from './support/selectors'
import { checkStyleOrder } from './support/styleOrder'

/** A page with one element of three classes, and with stylesheets, by their content. */
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
  ['of one weight', '@layer ui { .one { color: red } }', '@layer ui { .other { color: blue } }'],
  [
    'where only one window shows both',
    '@layer ui { .one { gap: 0 } }',
    '@layer ui { @media print { p.other, .other { gap: 1px } } }',
  ],
  ['under a pointer', '@layer ui { .one:hover { color: red } }', '@layer ui { .other.third { color: blue } }'],
  ['by another name', '@layer ui { .one { margin-top: 0 } }', '@layer ui { .other { margin-block: 1px } }'],
  ['of what stands before it', '@layer ui { .one::before { top: 0 } }', '@layer ui { .other::before { inset: 1px } }'],
])('two files of a layer that contradict each other %s are found', (_how, one, other) => {
  draw(one, other)
  expect(checkStyleOrder).toThrow('/file0.css .one')
})

test.each([
  ['of two layers', '@layer ui { .one { color: red } }', '@layer screens { .other { color: blue } }'],
  ['that say the same', '@layer ui { .one { color: red } }', '@layer ui { .other { color: red } }'],
  ['of which one weighs more', '@layer ui { .one { color: red } }', '@layer ui { p.other { color: blue } }'],
  ['that mean different elements', '@layer ui { .one { color: red } }', '@layer ui { .none { color: blue } }'],
])('files %s are not', (_how, one, other) => {
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
])('%s weighs %i', (selector, weight) => {
  expect(weightOf(selector)).toBe(weight)
})
