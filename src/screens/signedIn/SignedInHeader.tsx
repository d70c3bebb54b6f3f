import type { Route } from '../../../machines/routes'
import type { Session } from '../../../machines/session'
import { useTexts } from '../../texts/texts'
import { Verbatim } from '../../ui/values/Verbatim'
import { lazyScreens } from '../lazyScreens'
import { HeaderActions } from './HeaderActions'

interface Props {
  readonly session: Session
  readonly route: Route
}

/** The header's content for a signed-in customer: the open contract, and the actions available everywhere. */
export function SignedInHeader({ session, route }: Props) {
  const t = useTexts()
  const ContractSwitch = session.openedBy === 'dap' ? lazyScreens.ContractSwitch : undefined
  const contractLabel = (
    <span className="contract-open">
      <strong>{`${t(`productLines.${session.productLine}`)} `}</strong>
      <Verbatim>{session.contractNumber}</Verbatim>
    </span>
  )
  return (
    <>
      {(ContractSwitch || route.name !== 'home') && (
        <div className="contract figures">
          {ContractSwitch ? (
            <ContractSwitch number={session.contractNumber}>{contractLabel}</ContractSwitch>
          ) : (
            contractLabel
          )}
        </div>
      )}
      <HeaderActions session={session} />
    </>
  )
}
