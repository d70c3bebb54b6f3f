import './CaseMenu.css'
import './CaseSelect.css'
import './ContractDetails.css'
import './ContractHead.css'
import { useTranslation } from 'react-i18next'
import type { ProductLine } from '../../../machines/routes'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Screen } from '../../ui/layout/Screen'
import { isVehicle } from './isVehicle'

interface Props {
  readonly state: string
  readonly productLine: ProductLine
  /** True for the contractor. For other customers the head has only one or two lines, and the menu has no search. */
  readonly isContractor: boolean
}

/** Skeleton of a contract's page, in the shape of the loaded page. */
export function ContractLoading({ state, productLine, isContractor }: Props) {
  const { t } = useTranslation(['contract', 'common'])
  // A vehicle's heading is its product line. Other contracts are named after their product, which the header contains.
  return (
    <Screen
      state={state}
      heading={t(`common:productLines.${productLine}`)}
      isHeadingComing={!isVehicle(productLine)}
      wide
    >
      <div className="contract-page">
        <div className="contract-main">
          <div className={isContractor ? 'contract-head contract-head-loading' : 'contract-head'}>
            <Skeleton status={t('loading')} shape={isContractor ? 'details' : 'text'} count={isContractor ? 6 : 3} />
          </div>
          {/* The skeleton shows no heading for the tasks. The loaded page may show another heading or none. */}
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
