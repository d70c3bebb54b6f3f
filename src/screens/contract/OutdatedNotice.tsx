import { useTranslation } from 'react-i18next'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Action } from '../../ui/controls/Action'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import type { ContractProps } from './contract'

/** Reports that the contract's data failed to reload, with a button to retry. */
export function OutdatedNotice({ contract }: ContractProps) {
  const { t } = useTranslation(['contract', 'common'])
  const { staleAfter, isRetried } = useShallowSelector(contract, ({ context }) => ({
    ...{ staleAfter: context.staleAfter, isRetried: context.isRetried },
  }))
  return (
    <Notice kind="warning" heading={t('outdated.heading')} isAnswer={isRetried}>
      <p>{t(`outdated.body.${staleAfter ?? 'other'}`)}</p>
      <Actions>
        <Action send={contract.send} event={{ type: 'load.retried' }}>
          {t('common:retry')}
        </Action>
      </Actions>
    </Notice>
  )
}
