import { searchKey } from '../searchKey'
import type { ListedDocument } from './definition'

/** No field says which document is the policy, its name does; that of a letter about one goes on with more than a mark. */
const isPolicy = ({ name }: ListedDocument): boolean =>
  /(^|biztositasi )kotveny($|[^\w ]| [^a-z])/.test(searchKey(name))

/** Policies before letters, each in a group of their own; a list without a policy as it is. */
export const policyFirst = (documents: readonly ListedDocument[]): readonly ListedDocument[] => {
  const policies = documents.filter(isPolicy)
  if (policies.length === 0) return documents
  return [
    ...policies.map((policy) => ({ ...policy, group: 'policy' })),
    ...documents.filter((document) => !isPolicy(document)).map((letter) => ({ ...letter, group: 'letters' })),
  ]
}
