import { cleanup, render, screen } from '@testing-library/react'
import { decodeQR } from 'qr/decode.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OtherDevice } from '../../src/ui/controls/OtherDevice'
import { QrImageLink } from '../../src/ui/controls/QrImageLink'
import { QrCode } from '../../src/ui/values/QrCode'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const SCALE = 4

/** Returns the code as a camera would see it: black squares on white. */
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
  'a QR code decodes to its text: %s',
  (text) => {
    render(<QrCode text={text} label="QR-kód: cím" />)
    expect(decodeQR(pictureOf(screen.getByRole('img', { name: 'QR-kód: cím' })), { timeLimit: 5000 })).toBe(text)
  },
)

it('a QR code has black modules on a white background', () => {
  render(<QrCode text="cím" label="QR-kód" />)
  const { backgroundColor, fill } = getComputedStyle(screen.getByRole('img'))
  expect([backgroundColor, fill]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
})

it('a QR code that is saved as a picture decodes to its text', async () => {
  render(
    <QrImageLink text="https://bank.example/utalas" fileName="kod.gif">
      Mentés
    </QrImageLink>,
  )
  const link = screen.getByRole('link', { name: 'Mentés' })
  expect(link).toHaveAttribute('download', 'kod.gif')
  const image = new Image()
  image.src = link.getAttribute('href') ?? ''
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const pen = canvas.getContext('2d')
  pen?.drawImage(image, 0, 0)
  const data = pen?.getImageData(0, 0, image.width, image.height)
  expect(data && decodeQR(data, { timeLimit: 5000 })).toBe('https://bank.example/utalas')
})

describe('OtherDevice', () => {
  const shownOn = (isPhone: boolean) => {
    const answer = window.matchMedia(isPhone ? 'all' : 'not all')
    vi.spyOn(window, 'matchMedia').mockReturnValue(answer)
    render(
      <OtherDevice label="Másik készüléken folytatom">
        <p>kód</p>
      </OtherDevice>,
    )
    return screen.getByText('kód').checkVisibility()
  }

  it('shows its QR code on a phone only after a press', () => {
    expect(shownOn(true)).toBe(false)
    screen.getByText('Másik készüléken folytatom').click()
    expect(screen.getByText('kód').checkVisibility()).toBe(true)
  })

  it('shows its QR code on a desktop at once', () => {
    expect(shownOn(false)).toBe(true)
    expect(screen.queryByText('Másik készüléken folytatom')).toBeNull()
  })
})
