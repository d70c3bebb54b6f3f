import { commands } from 'vitest/browser'
import type { Clip } from '../../tools/gallery/camera'
import type { Picture, Scene } from '../../tools/gallery/scene'

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (scheme: 'light' | 'dark', clip: Clip) => Promise<string>
    keepScenes: (name: string, scenes: readonly Scene[]) => Promise<void>
  }
}

/**
 * Prepares the page: loads the portal's font, and marks the page as interactive. No picture then shows a message that
 * the page is still loading.
 */
export const dress = async (): Promise<void> => {
  Object.assign(document.documentElement.dataset, { typeface: '', ready: '' })
  await Promise.all(['400 16px Figtree', '600 16px Figtree'].map((font) => document.fonts.load(font)))
}

/** The window sizes that each screen is pictured in (CSS px). */
const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }

/** Maximum height of a picture (CSS px). The rest of a long list is cut off. */
const LONGEST = 4000

/** A displayed countdown changes at least once in this time (ms). */
const TICK = 1500

/**
 * Waits until the page has rendered a countdown again. It then shows the machines' time, which the test has stopped.
 */
const ticked = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setInterval(() => {
      clearInterval(timer)
      resolve()
    }, TICK)
  })

const frame = (): HTMLIFrameElement => {
  const ownFrame = [...window.parent.document.querySelectorAll('iframe')].find(
    (iframe) => iframe.contentWindow === window,
  )
  if (ownFrame === undefined) throw new Error('The walk has no frame of its own')
  return ownFrame
}

/**
 * Sets the size of the window, and makes it as high as the content. While a modal dialog is open, keeps the height, so
 * that the dialog is in the middle. Returns the picture's rectangle.
 */
const framed = ({ width, height }: typeof PHONE): Clip => {
  const { style } = frame()
  Object.assign(style, { width: `${width}px`, height: `${height}px` })
  if (document.querySelector('dialog[open]') === null) {
    style.height = `${Math.min(LONGEST, Math.max(height, document.documentElement.scrollHeight))}px`
  }
  window.scrollTo(0, 0)
  const { x, y, height: long } = frame().getBoundingClientRect()
  return { x: Math.round(x), y: Math.round(y), width, height: Math.round(long) }
}

const both = async (size: typeof PHONE): Promise<readonly [Picture, Picture]> => {
  const clip = framed(size)
  const { width, height } = clip
  const light = { file: await commands.takePicture('light', clip), width, height }
  return [light, { file: await commands.takePicture('dark', clip), width, height }]
}

/** Waits two frames: a change of the window's size is reported in the first and rendered in the second. */
const redrawn = async (): Promise<void> => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Takes pictures of the page: phone and desktop, each light and dark. Afterwards restores the window's size. */
export const takePictures = async (): Promise<Scene['pictures']> => {
  await document.fonts.ready
  // Does not fail if an image cannot be decoded: it is then shown as broken.
  await Promise.allSettled([...document.images].map((image) => image.decode()))
  if (document.querySelector('.countdown') !== null) await ticked()
  const { style } = frame()
  const { width, height } = style
  const [phoneLight, phoneDark] = await both(PHONE)
  const [deskLight, deskDark] = await both(DESK)
  Object.assign(style, { width, height })
  await redrawn()
  return { 'phone-light': phoneLight, 'phone-dark': phoneDark, 'desk-light': deskLight, 'desk-dark': deskDark }
}

/** Returns the lines of text in the page's main part. If a modal dialog is open, returns only the dialog's lines. */
export const readTexts = (): readonly string[] => {
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')]
  const elements = dialogs.length > 0 ? dialogs : [...document.querySelectorAll<HTMLElement>('main')]
  const lines = elements.flatMap(({ innerText }) => innerText.split('\n').map((line) => line.trim()))
  return [...new Set(lines)].filter((line) => line !== '')
}
