import { useShown } from '../../app/useShown'
import { TextField } from '../../fields/TextField'
import { useTexts } from '../../texts/texts'
import { useErrorText } from './errorText'
import type { LoginProps } from './login'

/** The number of a contract, or of a proposal where somebody else signs in. */
export function ContractNumberField({ login }: LoginProps) {
  const t = useTexts('auth')
  const { isContractor, contractNumber, answerError, refusals } = useShown(login, ({ context }) => ({
    isContractor: context.userType !== 'NON_CONTRACTOR',
    contractNumber: context.contractNumber,
    answerError: context.answerError,
    refusals: context.refusals,
  }))
  return (
    <TextField
      name="contractNumber"
      label={t(isContractor ? 'contractNumber.label' : 'contractNumber.labelOrProposal')}
      hint={t(isContractor ? 'contractNumber.hint' : 'contractNumber.hintOrProposal')}
      inputMode="numeric"
      value={contractNumber}
      onChange={(value) => login.send({ type: 'contractNumber.changed', value })}
      error={useErrorText('contractNumber', answerError)}
      announce
      focusOn={refusals}
    />
  )
}
