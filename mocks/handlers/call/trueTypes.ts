import { headOf, typeByContent } from '../../../src/api/fileType'

/** Returns a body whose files have the type that their first bytes show; `''` if the bytes show none. */
export const withTrueTypes = async (body: unknown): Promise<unknown> => {
  if (typeof body !== 'object' || body === null || !Object.values(body).some(isFile)) return body
  const fields = Object.entries(body).map(async ([name, value]) => [name, isFile(value) ? await renamed(value) : value])
  return Object.fromEntries(await Promise.all(fields))
}

const isFile = (value: unknown): value is Blob => value instanceof Blob

const renamed = async (file: Blob): Promise<File> => {
  const type = typeByContent(await headOf(file)) ?? ''
  return new File([file], file instanceof File ? file.name : '', { type })
}
