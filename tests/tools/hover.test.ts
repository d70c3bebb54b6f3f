import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const HOVERING = '@media (hover: hover)'

/** Returns hover styles outside the media queries for devices with a pointer. */
const outside = (style: string): readonly string[] => {
  const lines = style.split('\n')
  const open: string[] = []
  return lines.flatMap((line) => {
    const isForAll = line.includes(':hover') && !line.includes(':not(:hover)') && !open.includes(HOVERING)
    if (line.trim().endsWith('{')) open.push(line.replace('{', '').trim())
    if (line.trim() === '}') open.pop()
    return isForAll ? [line.trim()] : []
  })
}

test('every hover style is inside a media query for devices with a pointer', () => {
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const findings = styles.flatMap((file) =>
    outside(readFileSync(`src/${file}`, 'utf8')).map((line) => `${line} ${file}`),
  )
  expect(findings).toEqual([])
})
