import { useTranslation } from 'react-i18next'
import { useContract } from '../../hooks/actor'

/** Says where the customer finds the account number of a transfer whose details the list lacks. */
export function TransferElsewhere() {
  const { t } = useTranslation('onlineCases')
  const isInContractData = useContract(
    (contract) => contract?.header?.transferBankAccount && contract.menu.some(({ key }) => key === 'contract-data'),
  )
  return <p>{t(isInContractData ? 'transfer.elsewhere' : 'transfer.untold')}</p>
}
