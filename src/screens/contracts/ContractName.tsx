import type { PlacedContract } from '../../../machines/contracts/listed'
import { useTexts } from '../../texts/texts'
import { Verbatim } from '../../ui/Verbatim'

/** What a contract is called: its product, and its number. */
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
