/** Files that the customer has got in this session, by their names, so that another app can be given them. */
const saved = new Map<string, File>()

/** Keeps what was saved as long as the session lasts. */
export const keepSaved = (file: File): void => {
  saved.set(file.name, file)
}

/** The file of a name, if it is still there. */
export const savedFile = (name: string): File | undefined => saved.get(name)

/** With a session go the files that were got in it. */
export const forgetSaved = (): void => saved.clear()
