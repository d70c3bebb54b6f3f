import { useTranslation } from 'react-i18next'
import { caseOf } from '../../../machines/onlineCases/cases'
import { useShown } from '../../app/useShown'
import { lazyScreens } from '../../modules/screens'
import { AtThumb } from '../../ui/AtThumb'
import { Screen } from '../../ui/Screen'
import type { OnlineCasesProps } from './onlineCases'

/** A case's documents are signed. */
export function Signing({ flow, heading }: OnlineCasesProps) {
  const { t } = useTranslation('onlineCases')
  const { Signature } = lazyScreens
  const { signature, name } = useShown(flow, ({ context: { cases, opened }, children }) => ({
    signature: children.signature,
    name: caseOf(cases, opened)?.name ?? '',
  }))
  return (
    <AtThumb>
      <Screen state="signing" heading={heading} stepHeading={t('signing.heading', { name })}>
        {Signature && signature && <Signature signature={signature} />}
      </Screen>
    </AtThumb>
  )
}
