import type { PlacedContract } from '../../../machines/dap/listed'
import { useTexts } from '../../texts/texts'
import { Verbatim } from '../../ui/values/Verbatim'

/** The name of a contract: its product and number. */
export function ContractName({
  contract: { productName, contractNumber, area },
}: {
  readonly contract: PlacedContract
}) {
  const t = useTexts()
  return (
    <>
      <span>{`${productName || t(`areas.${area}`)} `}</span>
      <Verbatim className="contract-number figures">{contractNumber}</Verbatim>
    </>
  )
}
