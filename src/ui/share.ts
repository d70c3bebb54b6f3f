import { attempt } from './attempt'

/** Returns `true` if the browser can share a text. There is no `navigator` while screens are prerendered. */
export const canShare = (): boolean => attempt(() => typeof navigator.share === 'function', false)

/** Returns `true` if the browser can share these files. */
export const canShareFiles = (files: File[]): boolean => attempt(() => navigator.canShare({ files }), false)

/** Opens the share sheet of the browser. A customer who closes it again has changed their mind. */
export const share = async (data: ShareData): Promise<void> => {
  try {
    await navigator.share(data)
  } catch {}
}
