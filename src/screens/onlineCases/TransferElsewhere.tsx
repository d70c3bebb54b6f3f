import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../hooks/actor'

/** Says where the customer finds the account number of a transfer whose details the list lacks. */
export function TransferElsewhere() {
  const { t } = useTranslation('onlineCases')
  const contract = useAppSelector(({ children }) => children.contract)
  const isInContractData = useSelector(
    contract,
    (snapshot) =>
      Boolean(snapshot?.context.header?.transferBankAccount) &&
      snapshot?.context.menu.some(({ key }) => key === 'contract-data'),
  )
  return <p>{t(isInContractData ? 'transfer.elsewhere' : 'transfer.untold')}</p>
}
