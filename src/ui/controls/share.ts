import { startTransition, useActionState } from 'react'
import { attempt } from '../attempt'

/** Tells if the browser can share a text. There is no `navigator` while screens are prerendered. */
export const canShare = (): boolean => attempt(() => typeof navigator.share === 'function', false)

/** Returns `true` if the browser can share these files. */
export const canShareFiles = (files: File[]): boolean => attempt(() => navigator.canShare({ files }), false)

/**
 * Opens the share sheet of the browser. Returns `true` if the browser refuses, `false` if the customer shares or closes
 * the sheet.
 */
const isShareRefused = async (data: ShareData): Promise<boolean> => {
  try {
    await navigator.share(data)
    return false
  } catch (error) {
    return Object(error).name !== 'AbortError'
  }
}

/** Returns two values: whether the browser has refused to share, and the function that shares. */
export const useShare = (data: ShareData): readonly [refused: boolean, share: () => void] => {
  const [wasRefused, runShare] = useActionState(() => isShareRefused(data), false)
  return [wasRefused, () => startTransition(runShare)]
}
