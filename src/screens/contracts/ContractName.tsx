import type { ContractWithProductLine } from '../../../machines/dap/listed'
import { useTexts } from '../../texts/texts'
import { Verbatim } from '../../ui/values/Verbatim'

/** The name of a contract: its product and number. */
export function ContractName({
  contract: { productName, contractNumber, productLine },
}: {
  readonly contract: ContractWithProductLine
}) {
  const t = useTexts()
  return (
    <>
      <span>{`${productName || t(`productLines.${productLine}`)} `}</span>
      <Verbatim className="contract-number figures">{contractNumber}</Verbatim>
    </>
  )
}
