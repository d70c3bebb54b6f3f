import './contract.css'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../../machines/routes'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import { classes } from '../../ui/sends'

interface Props {
  readonly state: string
  readonly area: Area
  /** Somebody else gets a head of a line or two, and a menu too short to search in. */
  readonly isContractor: boolean
}

/** A contract's menu on its way, in its final shape. */
export function ContractLoading({ state, area, isContractor }: Props) {
  const { t } = useTranslation(['contract', 'common'])
  return (
    <Screen state={state} heading={t(`common:areas.${area}`)} wide>
      <div className={classes('contract-head', isContractor && 'contract-head-loading')}>
        <Skeleton status={t('loading')} shape="text" count={isContractor ? 10 : 3} />
      </div>
      {isContractor && <Skeleton status="" shape="fields" count={1} />}
      <Skeleton status="" shape="tiles" count={2} />
    </Screen>
  )
}
