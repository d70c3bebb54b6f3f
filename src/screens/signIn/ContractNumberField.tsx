import type { ProductLine } from '../../../machines/routes'
import { TextField } from '../../fields/TextField'
import { useAppSelector } from '../../hooks/actor'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { useErrorText } from './errorText'
import type { LoginProps } from './login'

/** What somebody who is not the contractor may do differs by what is insured. */
const kindOf = (area: ProductLine) => {
  if (area === 'lakas') return 'property'
  return area === 'kgfb' || area === 'casco' ? 'vehicle' : 'life'
}

/** The number of a contract, or of a proposal where somebody else signs in. */
export function ContractNumberField({ login }: LoginProps) {
  const t = useTexts('auth')
  const area = useAppSelector(({ context: { route } }) => ('area' in route ? route.area : 'elet'))
  const { isContractor, contractNumber, answerError, refusals } = useShallowSelector(login, ({ context }) => ({
    isContractor: context.userType !== 'NON_CONTRACTOR',
    contractNumber: context.contractNumber,
    answerError: context.answerError,
    refusals: context.refusals,
  }))
  const error = useErrorText('contractNumber', answerError)
  // Said of every number that opens nothing: whether there is such a contract, or proposal, is nobody's to know.
  const otherKind =
    isContractor && answerError?.name === 'wrong'
      ? ` ${t('contractNumber.otherKind', { choice: t('userType.NON_CONTRACTOR') })}`
      : ''
  return (
    <TextField
      name="contractNumber"
      label={t(isContractor ? 'contractNumber.label' : 'contractNumber.labelOrProposal')}
      hint={t(isContractor ? 'contractNumber.hint' : `contractNumber.hintForOthers.${kindOf(area)}`)}
      inputMode="numeric"
      value={contractNumber}
      onChange={(value) => login.send({ type: 'contractNumber.changed', value })}
      error={error && error + otherKind}
      announce
      focusOn={refusals}
    />
  )
}
