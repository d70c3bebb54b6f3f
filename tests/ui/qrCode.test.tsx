import { cleanup, render, screen } from '@testing-library/react'
import { decodeQR } from 'qr/decode.js'
import { afterEach, expect, it } from 'vitest'
import { QrCode } from '../../src/ui/QrCode'

afterEach(cleanup)

const SCALE = 4

/** What is drawn, as a camera would see it: black squares on white. */
const pictureOf = (code: Element) => {
  const modules = Number(code.getAttribute('viewBox')?.split(' ')[2])
  const size = modules * SCALE
  const data = new Uint8Array(size * size * 4).fill(255)
  const path = code.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      const from = ((Number(y) * SCALE + row) * size + Number(x) * SCALE) * 4
      for (let pixel = from; pixel < from + SCALE * 4; pixel += 4) data.fill(0, pixel, pixel + 3)
    }
  }
  return { width: size, height: size, data }
}

it.each(['https://azonositas.example/?case=1', 'Árvíztűrő tükörfúrógép', 'x'.repeat(2000)])(
  'a QR code is read back as the text that was given: %s',
  (text) => {
    render(<QrCode text={text} label="QR-kód: cím" />)
    expect(decodeQR(pictureOf(screen.getByRole('img', { name: 'QR-kód: cím' })), { timeLimit: 5000 })).toBe(text)
  },
)

it('is dark on light where the page is dark', () => {
  render(<QrCode text="cím" label="QR-kód" />)
  const { backgroundColor, fill } = getComputedStyle(screen.getByRole('img'))
  expect([backgroundColor, fill]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
})
