import { useCallback, useSyncExternalStore } from 'react'
import { onPreviewsChange, previewOf } from '../browser/files'
import { attempt } from '../ui/attempt'

/** A photo's thumbnail, if there is one. It has no alternative text, because the text beside it describes the photo. */
export function PhotoPreview({ id }: { readonly id: string }) {
  const preview = useSyncExternalStore(onPreviewsChange, () => previewOf(id))
  const setImageSource = useCallback(
    (image: HTMLImageElement) => {
      if (preview === undefined) return undefined
      const address = attempt(() => URL.createObjectURL(preview), undefined)
      if (address === undefined) return undefined
      const revoke = () => URL.revokeObjectURL(address)
      image.src = address
      // The image is loaded and no longer needs its URL.
      image.addEventListener('load', revoke, { once: true })
      return revoke
    },
    [preview],
  )
  return preview && <img className="photo-preview" alt="" ref={setImageSource} />
}
