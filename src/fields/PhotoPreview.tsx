import { useCallback, useSyncExternalStore } from 'react'
import { onPreviews, previewOf } from '../browser/files'
import { attempt } from '../ui/attempt'

/** A photo's small picture, where there is one; the words beside it say what it is. */
export function PhotoPreview({ id }: { readonly id: string }) {
  const preview = useSyncExternalStore(onPreviews, () => previewOf(id))
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (preview === undefined) return undefined
      const address = attempt(() => URL.createObjectURL(preview), undefined)
      if (address === undefined) return undefined
      const revoke = () => URL.revokeObjectURL(address)
      image.src = address
      // What is drawn is drawn: the address leads nowhere any more.
      image.addEventListener('load', revoke, { once: true })
      return revoke
    },
    [preview],
  )
  return preview && <img className="photo-preview" alt="" ref={show} />
}
