import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')

test('the viewport covers the edges of the display, so that the browser reports the safe-area insets', () => {
  expect(read('index.html')).toMatch(/<meta name="viewport" content="[^"]*\bviewport-fit=cover\b/)
})

test('each safe-area inset is used in tokens.css only', () => {
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const insets = styles.flatMap((file) =>
    [...read(`src/${file}`).matchAll(/env\(safe-area-inset-(\w+)/g)].map(([, side]) => `${side} in ${file}`),
  )
  expect(insets).toEqual(['top', 'right', 'bottom', 'left'].map((side) => `${side} in styles/tokens.css`))
})
