import { commands } from 'vitest/browser'
import type { Clip } from '../../tools/gallery/camera'
import type { Picture, Scene } from '../../tools/gallery/scene'

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (scheme: 'light' | 'dark', clip: Clip) => Promise<string>
    keepScenes: (name: string, scenes: readonly Scene[]) => Promise<void>
  }
}

/** The page answers: it has its typeface, and says nothing to who pressed before it could. */
export const dress = async (): Promise<void> => {
  Object.assign(document.documentElement.dataset, { typeface: '', ready: '' })
  await Promise.all(['400 16px Figtree', '600 16px Figtree'].map((font) => document.fonts.load(font)))
}

/** The windows that a screen is looked at in, in CSS pixels. */
const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }

/** What is longer is cut: nobody looks at the end of a list of hundreds. */
const LONGEST = 4000

/** Longer than a second that is shown takes (ms). */
const TICK = 1500

/** Time that runs out is drawn again each second: after the next one, it is that of the machines, which stands still. */
const ticked = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setInterval(() => {
      clearInterval(timer)
      resolve()
    }, TICK)
  })

const frame = (): HTMLIFrameElement => {
  const own = [...window.parent.document.querySelectorAll('iframe')].find((one) => one.contentWindow === window)
  if (own === undefined) throw new Error('The walk has no frame of its own')
  return own
}

/** Makes the window so large, and as long as what is in it; a question in front of it stays in the middle of a window. */
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

/** What hangs on the window's size is told of it with the next frame, and is drawn with the one after that. */
const redrawn = async (): Promise<void> => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Pictures of the page as it stands, in all looks. The window is left as it was, and what stands beside a form on a desk is gone again. */
export const takePictures = async (): Promise<Scene['pictures']> => {
  await document.fonts.ready
  // One that cannot be drawn is seen as such.
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

/** What can be read on the page between its header and its footer, or in the question in front of it. */
export const readTexts = (): readonly string[] => {
  const parts = [...document.querySelectorAll<HTMLElement>('dialog[open]')]
  const shown = parts.length > 0 ? parts : [...document.querySelectorAll<HTMLElement>('main')]
  const lines = shown.flatMap(({ innerText }) => innerText.split('\n').map((line) => line.trim()))
  return [...new Set(lines)].filter((line) => line !== '')
}
