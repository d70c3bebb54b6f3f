import { headOf, typeByContent } from '../../../src/api/fileType'

/** Returns a body whose files have the type that their first bytes show; `''` if the bytes show none. */
export const withTrueTypes = async (body: unknown): Promise<unknown> => {
  if (typeof body !== 'object' || body === null || !Object.values(body).some(isFile)) return body
  const entryPromises = Object.entries(body).map(async ([name, value]) => [
    name,
    isFile(value) ? await fileWithTrueType(value) : value,
  ])
  return Object.fromEntries(await Promise.all(entryPromises))
}

const isFile = (value: unknown): value is Blob => value instanceof Blob

const fileWithTrueType = async (file: Blob): Promise<File> => {
  const type = typeByContent(await headOf(file)) ?? ''
  return new File([file], file instanceof File ? file.name : '', { type })
}
