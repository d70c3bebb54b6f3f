import './CaseMenu.css'
import './CaseSelect.css'
import './ContractDetails.css'
import './ContractHead.css'
import { useTranslation } from 'react-i18next'
import type { ProductLine } from '../../../machines/routes'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import { isVehicle } from './isVehicle'

interface Props {
  readonly state: string
  readonly area: ProductLine
  /** Somebody else gets a head of a line or two, and a menu too short to search in. */
  readonly isContractor: boolean
}

/** A contract's menu on its way, in its final shape. */
export function ContractLoading({ state, area, isContractor }: Props) {
  const { t } = useTranslation(['contract', 'common'])
  // What insures a vehicle is called so; every other contract by its product's name, which the header brings.
  return (
    <Screen state={state} heading={t(`common:areas.${area}`)} isHeadingComing={!isVehicle(area)} wide>
      <div className="contract-page">
        <div className="contract-main">
          <div className={isContractor ? 'contract-head contract-head-loading' : 'contract-head'}>
            <Skeleton status={t('loading')} shape={isContractor ? 'details' : 'text'} count={isContractor ? 6 : 3} />
          </div>
          {/* Its heading comes with it: no word stands where it does not stay. */}
          {isContractor && (
            <div className="tasks">
              <Skeleton status="" shape="rows" count={3} />
            </div>
          )}
        </div>
        {isContractor && (
          <div className="contract-latest">
            <Skeleton status="" shape="rows" count={3} />
          </div>
        )}
        <div className="menu">
          {isContractor && <Skeleton status="" shape="fields" count={1} />}
          <Skeleton status="" shape="rows" count={isContractor ? 4 : 2} />
        </div>
        {isContractor && (
          <div className="contract-details">
            <Skeleton status="" shape="text" count={7} />
          </div>
        )}
      </div>
    </Screen>
  )
}
