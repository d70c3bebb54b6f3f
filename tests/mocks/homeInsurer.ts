import { getCases, getHeader } from '../../src/api/home'
import type { Insurer } from '../../tools/exploration/kit/insurers'
import { contractCustomer } from './contractCustomer'

/** Signs in a customer of a home contract. */
export const signedInAtHome = (insurer: Insurer, number = '30000001') =>
  contractCustomer(insurer, number, { getHeader, getCases })

/** The first bytes of a JPEG photo. The simulated insurer recognises the file type by them. */
export const PHOTO = [0xff, 0xd8, 0xff]

/** Returns the form of an upload: one file with this size and these first bytes. */
export const fileOf = (size: number, firstBytes: readonly number[]): FormData => {
  const bytes = new Uint8Array(size)
  bytes.set(firstBytes)
  const form = new FormData()
  form.append('file', new File([bytes], 'kár.jpg', { type: 'image/jpeg' }))
  return form
}
