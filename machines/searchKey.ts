/** Converts a text to lower case without accents for comparison, so that "rendszam" finds "Rendszám". */
export const searchKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{Diacritic}\p{Cf}]/gu, '')
    .toLocaleLowerCase('hu')
    .trim()
