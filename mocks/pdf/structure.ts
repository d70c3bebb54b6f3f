import type { Drawing, Part } from './drawing'
import { type PdfFile, ref } from './file'

/** Writes the tagged structure for screen readers and returns the object number of its tree. */
export const writeStructure = (file: PdfFile, drawing: Drawing, pageIds: readonly number[]): number => {
  const treeId = file.reserve()
  const idsByPart = new Map<Part, number>()

  const writePart = (part: Part, parentId: number): number => {
    const id = file.reserve()
    idsByPart.set(part, id)
    const markReferences = part.marks.map(
      ({ page, mark }) => `<< /Type /MCR /Pg ${ref(pageIds[page] ?? 0)} /MCID ${mark} >>`,
    )
    const childReferences = [...markReferences, ...part.children.map((child) => ref(writePart(child, id)))]
    const scope = part.scope === undefined ? '' : ` /A << /O /Table /Scope /${part.scope} >>`
    file.put(
      id,
      `<< /Type /StructElem /S /${part.role} /P ${ref(parentId)}${scope} /K [${childReferences.join(' ')}] >>`,
    )
    return id
  }

  const rootId = writePart(drawing.root, treeId)
  const ownerLists = drawing.pages.map(
    ({ owners }, pageIndex) => `${pageIndex} [${owners.map((part) => ref(idsByPart.get(part) ?? 0)).join(' ')}]`,
  )
  file.put(
    treeId,
    `<< /Type /StructTreeRoot /K [${ref(rootId)}] /ParentTree << /Nums [${ownerLists.join(' ')}] >> ` +
      `/ParentTreeNextKey ${drawing.pages.length} >>`,
  )
  return treeId
}
