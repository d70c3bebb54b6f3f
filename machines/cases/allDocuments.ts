import type { ProductLine } from '../routes'
import type { DocumentEntry } from './documentEntry'
import { commonDocuments } from './documents'
import { lifeDocuments } from './life/documents'
import { kgfbDocuments } from './vehicleDocuments'

const vehicleDocuments = [...commonDocuments, ...kgfbDocuments]

/** Each document type once, with a product line that offers it. */
export const allDocuments: readonly { readonly productLine: ProductLine; readonly entry: DocumentEntry }[] = [
  ...vehicleDocuments.map((entry) => ({ productLine: 'kgfb', entry }) as const),
  ...lifeDocuments
    .filter(({ key }) => vehicleDocuments.every((entry) => entry.key !== key))
    .map((entry) => ({ productLine: 'elet', entry }) as const),
]
