import type { ChosenFile } from '../../machines/upload/file'

const files = new Map<string, File>()

/** Keeps a chosen file in the page, and names it for the machines. */
export const keepFile = (file: File): ChosenFile => {
  const id = crypto.randomUUID()
  files.set(id, file)
  return { id, name: file.name, size: file.size, mimeType: file.type }
}

export const fileOf = (id: string): File | undefined => files.get(id)

/** What has arrived, or never will, need not stay in the page. */
export const forgetFile = (id: string): void => {
  files.delete(id)
}

/** With a session go the files that were chosen in it. */
export const forgetFiles = (): void => files.clear()
