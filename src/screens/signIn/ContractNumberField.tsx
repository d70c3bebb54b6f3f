import type { ProductLine } from '../../../machines/routes'
import { TextField } from '../../fields/TextField'
import { useAppSelector } from '../../hooks/actor'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { useErrorText } from './errorText'
import type { LoginProps } from './login'

/**
 * Returns the key of the hint for customers who are not the contractor. Their rights depend on the type of insurance.
 */
const productLineGroupOf = (productLine: ProductLine) => {
  if (productLine === 'lakas') return 'home'
  return productLine === 'kgfb' || productLine === 'casco' ? 'vehicle' : 'life'
}

/** The field for the contract number. A customer other than the contractor may also enter the number of a proposal. */
export function ContractNumberField({ login }: LoginProps) {
  const t = useTexts('auth')
  const productLine = useAppSelector(({ context: { route } }) => ('productLine' in route ? route.productLine : 'elet'))
  const { isContractor, contractNumber, answerError, refusals } = useShallowSelector(login, ({ context }) => ({
    isContractor: context.userType !== 'NON_CONTRACTOR',
    contractNumber: context.contractNumber,
    answerError: context.answerError,
    refusals: context.refusals,
  }))
  const error = useErrorText('contractNumber', answerError)
  // This hint is added after every wrong number. So the error does not reveal if a contract or proposal with that
  // number exists.
  const otherKindHint =
    isContractor && answerError?.name === 'wrong'
      ? ` ${t('contractNumber.otherKind', { choice: t('userType.NON_CONTRACTOR') })}`
      : ''
  return (
    <TextField
      name="contractNumber"
      label={t(isContractor ? 'contractNumber.label' : 'contractNumber.labelOrProposal')}
      hint={t(isContractor ? 'contractNumber.hint' : `contractNumber.hintForOthers.${productLineGroupOf(productLine)}`)}
      inputMode="numeric"
      value={contractNumber}
      onChange={(value) => login.send({ type: 'contractNumber.changed', value })}
      error={error && error + otherKindHint}
      announce
      focusOn={refusals}
    />
  )
}
