import { useTranslation } from 'react-i18next'
import { caseWithId } from '../../../machines/casesOfProductLine'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { withNames } from '../../texts/withNames'
import { Screen } from '../../ui/layout/Screen'
import { lazyScreens } from '../lazyScreens'
import type { OnlineCasesProps } from './onlineCases'
import { WhatIsSigned } from './WhatIsSigned'

/** The page on which the customer signs the documents of a submitted case. */
export function Signing({ flow, heading }: OnlineCasesProps) {
  const { t } = useTranslation('onlineCases')
  const { Signature } = lazyScreens
  const { signature, cases, opened } = useShallowSelector(flow, ({ context: { cases, opened }, children }) => ({
    signature: children.signature,
    cases,
    opened,
  }))
  const item = caseWithId(withNames(cases, t('unnamed')), opened)
  return (
    <Screen state="signing" heading={heading} stepHeading={t('signing.heading', { name: item?.name ?? '' })}>
      {Signature && signature && (
        <Signature signature={signature} until={item?.signUntil} what={item && <WhatIsSigned item={item} />} />
      )}
    </Screen>
  )
}
