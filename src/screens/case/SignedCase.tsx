import type { ReactNode } from 'react'
import { DescriptionList } from '../../ui/DescriptionList'
import { SubmittedContract } from './SubmittedContract'

interface Props {
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[]
  /** What the signature does. */
  readonly effect: string
}

/** What is signed: which case of which contract, what was asked for in it, and what the signature does. */
export const SignedCase = ({ items, effect }: Props) => (
  <>
    <DescriptionList items={items} />
    <SubmittedContract />
    <p>{effect}</p>
  </>
)
