import { useTranslation } from 'react-i18next'
import { caseOf } from '../../../machines/onlineCases/cases'
import { useShown } from '../../app/useShown'
import { lazyScreens } from '../../modules/screens'
import { AtThumb } from '../../ui/AtThumb'
import { Screen } from '../../ui/Screen'
import type { OnlineCasesProps } from './onlineCases'
import { TerminationDetails } from './TerminationDetails'

/** A case's documents are signed. */
export function Signing({ flow, heading }: OnlineCasesProps) {
  const { t } = useTranslation('onlineCases')
  const { Signature } = lazyScreens
  const { signature, item } = useShown(flow, ({ context: { cases, opened }, children }) => ({
    signature: children.signature,
    item: caseOf(cases, opened),
  }))
  return (
    <AtThumb>
      <Screen state="signing" heading={heading} stepHeading={t('signing.heading', { name: item?.name ?? '' })}>
        {item && <TerminationDetails item={item} />}
        {Signature && signature && <Signature signature={signature} />}
      </Screen>
    </AtThumb>
  )
}
