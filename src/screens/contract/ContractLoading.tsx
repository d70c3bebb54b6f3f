import './contract.css'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../../machines/routes'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'

interface Props {
  readonly state: string
  readonly area: Area
}

/** A contract's menu on its way, in its final shape. */
export function ContractLoading({ state, area }: Props) {
  const { t } = useTranslation(['contract', 'common'])
  return (
    <Screen state={state} heading={t(`common:areas.${area}`)} wide>
      <div className="contract-head contract-head-loading">
        <Skeleton status={t('loading')} shape="text" count={10} />
      </div>
      <Skeleton status="" shape="fields" count={1} />
      <Skeleton status="" shape="tiles" count={2} />
    </Screen>
  )
}
