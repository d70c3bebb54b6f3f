import { searchKey } from '../searchKey'
import type { ListedDocument } from './definition'

/** Tells if a document is the policy itself. A letter about the policy has another word after `kötvény` in its name. */
const isPolicy = ({ name }: ListedDocument): boolean =>
  /(^|biztositasi )kotveny($|[^\w ]| [^a-z])/.test(searchKey(name))

/** Policies before letters, each in their own group; a list without a policy is unchanged. */
export const withPolicyFirst = (documents: readonly ListedDocument[]): readonly ListedDocument[] => {
  const policies = documents.filter(isPolicy)
  if (policies.length === 0) return documents
  return [
    ...policies.map((policy) => ({ ...policy, group: 'policy' })),
    ...documents.filter((document) => !isPolicy(document)).map((letter) => ({ ...letter, group: 'letters' })),
  ]
}
