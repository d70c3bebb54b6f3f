import { type Drawing, PAGE } from './drawing'
import { embedTypeface } from './embed'
import { createFile, ref, textString } from './file'
import { writeStructure } from './structure'
import { typefaces } from './typefaces'

/** The metadata of the file. */
export interface FileMetadata {
  readonly title: string
  readonly author: string
  /** Creation time (epoch, ms). */
  readonly createdAt: number
}

/** A finished drawing as a PDF file: tagged, in Hungarian, with the same bytes for the same drawing. */
export const writePdf = (drawing: Drawing, { title, author, createdAt }: FileMetadata): Uint8Array<ArrayBuffer> => {
  const file = createFile()
  const fonts = `<< /F1 ${ref(embedTypeface(file, typefaces.regular))} /F2 ${ref(embedTypeface(file, typefaces.semibold))} >>`
  const pageTreeId = file.reserve()
  const pageIds = drawing.pages.map(() => file.reserve())
  drawing.pages.forEach(({ content }, index) => {
    file.put(
      pageIds[index] ?? 0,
      `<< /Type /Page /Parent ${ref(pageTreeId)} /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Tabs /S ` +
        `/StructParents ${index} /Resources << /Font ${fonts} >> /Contents ${ref(file.add('<< >>', content.join('\n')))} >>`,
    )
  })
  file.put(pageTreeId, `<< /Type /Pages /Count ${pageIds.length} /Kids [${pageIds.map(ref).join(' ')}] >>`)
  const structureTreeId = writeStructure(file, drawing, pageIds)
  const catalogId = file.add(
    `<< /Type /Catalog /Pages ${ref(pageTreeId)} /Lang (hu-HU) /MarkInfo << /Marked true >> ` +
      `/StructTreeRoot ${ref(structureTreeId)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
  )
  const creationDate = new Date(createdAt).toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const infoId = file.add(
    `<< /Title ${textString(title)} /Author ${textString(author)} /CreationDate (D:${creationDate}Z) >>`,
  )
  return file.finish(catalogId, infoId)
}
