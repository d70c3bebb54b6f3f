import type { Drawing, Part } from './drawing'
import { type PdfFile, ref } from './file'

/** Writes the tagged structure for screen readers and returns the object number of its tree. */
export const writeStructure = (file: PdfFile, drawing: Drawing, pageIds: readonly number[]): number => {
  const tree = file.reserve()
  const ids = new Map<Part, number>()

  const writePart = (part: Part, parent: number): number => {
    const id = file.reserve()
    ids.set(part, id)
    const marks = part.marks.map(({ page, mark }) => `<< /Type /MCR /Pg ${ref(pageIds[page] ?? 0)} /MCID ${mark} >>`)
    const kids = [...marks, ...part.children.map((child) => ref(writePart(child, id)))]
    const scope = part.scope === undefined ? '' : ` /A << /O /Table /Scope /${part.scope} >>`
    file.put(id, `<< /Type /StructElem /S /${part.role} /P ${ref(parent)}${scope} /K [${kids.join(' ')}] >>`)
    return id
  }

  const root = writePart(drawing.root, tree)
  const owners = drawing.pages.map(
    ({ owners }, page) => `${page} [${owners.map((part) => ref(ids.get(part) ?? 0)).join(' ')}]`,
  )
  file.put(
    tree,
    `<< /Type /StructTreeRoot /K [${ref(root)}] /ParentTree << /Nums [${owners.join(' ')}] >> ` +
      `/ParentTreeNextKey ${drawing.pages.length} >>`,
  )
  return tree
}
