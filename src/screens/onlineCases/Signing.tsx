import { useTranslation } from 'react-i18next'
import { caseOf } from '../../../machines/onlineCases/cases'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Screen } from '../../ui/Screen'
import { lazyScreens } from '../lazyScreens'
import type { OnlineCasesProps } from './onlineCases'
import { WhatIsSigned } from './WhatIsSigned'

/** The signature of a case's documents. */
export function Signing({ flow, heading }: OnlineCasesProps) {
  const { t } = useTranslation('onlineCases')
  const { Signature } = lazyScreens
  const { signature, item } = useShallowSelector(flow, ({ context: { cases, opened }, children }) => ({
    signature: children.signature,
    item: caseOf(cases, opened),
  }))
  return (
    <Screen state="signing" heading={heading} stepHeading={t('signing.heading', { name: item?.name ?? '' })}>
      {Signature && signature && (
        <Signature signature={signature} until={item?.signUntil} what={item && <WhatIsSigned item={item} />} />
      )}
    </Screen>
  )
}
