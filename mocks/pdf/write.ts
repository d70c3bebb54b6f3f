import { type Drawing, PAGE } from './drawing'
import { embed } from './embed'
import { createFile, ref, textString } from './file'
import { writeStructure } from './structure'
import { typefaces } from './typefaces'

/** The metadata of the file. */
export interface About {
  readonly title: string
  readonly author: string
  /** Epoch, ms. */
  readonly createdAt: number
}

/** A finished drawing as a PDF file: tagged, in Hungarian, with the same bytes for the same drawing. */
export const writePdf = (drawing: Drawing, { title, author, createdAt }: About): Uint8Array<ArrayBuffer> => {
  const file = createFile()
  const fonts = `<< /F1 ${ref(embed(file, typefaces.regular))} /F2 ${ref(embed(file, typefaces.semibold))} >>`
  const pages = file.reserve()
  const pageIds = drawing.pages.map(() => file.reserve())
  drawing.pages.forEach(({ content }, index) => {
    file.put(
      pageIds[index] ?? 0,
      `<< /Type /Page /Parent ${ref(pages)} /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Tabs /S ` +
        `/StructParents ${index} /Resources << /Font ${fonts} >> /Contents ${ref(file.add('<< >>', content.join('\n')))} >>`,
    )
  })
  file.put(pages, `<< /Type /Pages /Count ${pageIds.length} /Kids [${pageIds.map(ref).join(' ')}] >>`)
  const tree = writeStructure(file, drawing, pageIds)
  const root = file.add(
    `<< /Type /Catalog /Pages ${ref(pages)} /Lang (hu-HU) /MarkInfo << /Marked true >> ` +
      `/StructTreeRoot ${ref(tree)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
  )
  const created = new Date(createdAt).toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const info = file.add(`<< /Title ${textString(title)} /Author ${textString(author)} /CreationDate (D:${created}Z) >>`)
  return file.finish(root, info)
}
