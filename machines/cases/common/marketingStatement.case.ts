import { getPartner } from '../../../src/api/clientContact'
import type { CallData } from '../../../src/api/endpoint'
import { getMarketingStatement, stateMarketing } from '../../../src/api/marketing'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail } from '../../case/definition/detail'
import type { ChoiceField } from '../../case/definition/field'
import { choice, loadedChoice } from '../../case/definition/fields/choice'
import { mayFail } from '../../case/definition/loads'

interface StatementData {
  readonly statement: CallData<typeof getMarketingStatement>
  readonly partners: CallData<typeof getPartner> | null
}

const SEPARATOR = '\n'

/**
 * The ids of the partners that the statement covers: the open contract's partner, or the partners of all contracts. An
 * option's value contains all its ids, separated by line breaks.
 */
const partnerIds: ChoiceField<string[]> = {
  ...loadedChoice(),
  serialize: (ids) => ids.split(SEPARATOR),
}

const otherPartnerIds = ({ partners }: StatementData): readonly string[] =>
  (partners ?? []).flatMap(({ partnerId }) => partnerId ?? [])

/**
 * Returns the partner id of the open contract: the only id of the statement that no other contract has. `undefined` if
 * there is not exactly one, for example because the list of other contracts failed to load.
 */
const ownPartnerId = (loaded: StatementData): string | undefined => {
  const [ownId, ...moreIds] = loaded.statement.partnerIds.filter((id) => !otherPartnerIds(loaded).includes(id))
  return moreIds.length === 0 ? ownId : undefined
}

/** Returns the text key for the line with the current statement and its date. */
const statementTextKey = ({ actionType }: StatementData['statement']): string => {
  if (actionType === 'SUBSCRIBE') return 'agreed'
  return actionType === 'UNSUBSCRIBE' ? 'declined' : 'statementDate'
}

/** Marketingnyilatkozat: shows the current statement and its date, and gives or withdraws consent. */
export const marketingStatement = defineCase({
  id: 'common.marketingStatement',
  load: { statement: getMarketingStatement, partners: mayFail(getPartner) },
  form: { actionType: choice('SUBSCRIBE', 'UNSUBSCRIBE'), partnerIds },
  initialAnswers: (loaded) => ({
    actionType: loaded.statement.actionType ?? undefined,
    partnerIds: ownPartnerId(loaded),
  }),
  options: (loaded) => {
    const ownId = ownPartnerId(loaded)
    const allIds = [...new Set([...(ownId ? [ownId] : loaded.statement.partnerIds), ...otherPartnerIds(loaded)])]
    // The statement's own ids need not be all, so "every" needs the id of each other contract.
    const areAllKnown = loaded.partners?.every(({ partnerId }) => partnerId) ?? false
    return {
      partnerIds: [
        ...(ownId ? [{ value: ownId, label: null, word: 'own' }] : []),
        ...(areAllKnown && allIds.length > 1 ? [{ value: allIds.join(SEPARATOR), label: null, word: 'every' }] : []),
      ],
    }
  },
  details: ({ statement }) => knownDetail(statementTextKey(statement), 'date', statement.statementDate),
  submit: stateMarketing,
})
