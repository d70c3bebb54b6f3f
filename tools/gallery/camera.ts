import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import type { Scene } from './scene'

/** A part of the page, in CSS pixels. */
export interface Clip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Environment variable with the output folder of a gallery run. */
export const FOLDER_VARIABLE = 'GALLERY_FOLDER'

const outputFolder = (): string => process.env[FOLDER_VARIABLE] ?? '.cache/gallery/pictures'

const QUALITY = 60
const sessions = new WeakMap<Page, Promise<CDPSession>>()

const sessionOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Enlarges the window to fit the clip, since content outside the window is not painted. */
const enlargeWindow = async (page: Page, { x, y, width, height }: Clip): Promise<void> => {
  const neededSize = { width: Math.max(1280, x + width), height: Math.max(900, y + height) }
  const currentSize = page.viewportSize()
  if (currentSize?.width !== neededSize.width || currentSize.height < neededSize.height)
    await page.setViewportSize(neededSize)
}

/** Takes a picture of a part of the page in light or dark mode. Returns its file name, a hash of its content. */
export const takePicture: BrowserCommand<[scheme: 'light' | 'dark', clip: Clip]> = async ({ page }, scheme, clip) => {
  const session = await sessionOf(page)
  await enlargeWindow(page, clip)
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...clip, scale: 1 },
  })
  const bytes = Buffer.from(data, 'base64')
  const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.webp`
  const path = `${outputFolder()}/pictures/${file}`
  mkdirSync(`${outputFolder()}/pictures`, { recursive: true })
  if (!existsSync(path)) writeFileSync(path, bytes)
  return file
}

/**
 * Stores the scenes of a walk under the walk's name. @throws if another walk has stored scenes under the same name.
 * Otherwise, these would be overwritten.
 */
export const keepScenes: BrowserCommand<[name: string, scenes: readonly Scene[]]> = (_, name, scenes) => {
  mkdirSync(`${outputFolder()}/scenes`, { recursive: true })
  writeFileSync(`${outputFolder()}/scenes/${name}.json`, JSON.stringify(scenes), { flag: 'wx' })
}
