import { searchKey } from '../searchKey'
import type { ListedDocument } from './definition'

/** No field says which document is the policy, its name does; a "kötvényalap" is a fund of bonds. */
const isPolicy = ({ name }: ListedDocument): boolean => /^kotveny(?!\s?alap)|biztositasi kotveny/.test(searchKey(name))

/** Policies before letters, each in a group of their own; a list without a policy as it is. */
export const policyFirst = (documents: readonly ListedDocument[]): readonly ListedDocument[] => {
  const policies = documents.filter(isPolicy)
  if (policies.length === 0) return documents
  return [
    ...policies.map((policy) => ({ ...policy, group: 'policy' })),
    ...documents.filter((document) => !isPolicy(document)).map((letter) => ({ ...letter, group: 'letters' })),
  ]
}
