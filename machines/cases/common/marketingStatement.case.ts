import { getPartner } from '../../../src/api/clientContact'
import type { CallData } from '../../../src/api/endpoint'
import { getMarketingStatement, stateMarketing } from '../../../src/api/marketing'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail } from '../../case/definition/detail'
import type { ChoiceField } from '../../case/definition/field'
import { choice, loadedChoice } from '../../case/definition/fields/choice'
import { mayFail } from '../../case/definition/loads'

interface Loaded {
  readonly statement: CallData<typeof getMarketingStatement>
  readonly partners: CallData<typeof getPartner> | null
}

const BETWEEN = '\n'

/** The partners that the statement covers. One option contains several ids, because they are chosen together. */
const partnerIds: ChoiceField<string[]> = {
  ...loadedChoice(),
  serialize: (ids) => ids.split(BETWEEN),
}

const othersOf = ({ partners }: Loaded): readonly string[] =>
  (partners ?? []).flatMap(({ partnerId }) => partnerId ?? [])

/**
 * The partner id that only the open contract has; `undefined` if absent. The case then offers no options, because they
 * could not be told apart.
 */
const ownOf = (loaded: Loaded): string | undefined =>
  loaded.statement.partnerIds.find((id) => !othersOf(loaded).includes(id))

/** Returns the text key for the line with the last statement and its date. */
const saidIn = ({ actionType }: Loaded['statement']): string => {
  if (actionType === 'SUBSCRIBE') return 'agreed'
  return actionType === 'UNSUBSCRIBE' ? 'declined' : 'statementDate'
}

/** Marketingnyilatkozat: shows the current statement and its date, and gives or withdraws consent. */
export const marketingStatement = defineCase({
  id: 'common.marketingStatement',
  load: { statement: getMarketingStatement, partners: mayFail(getPartner) },
  form: { actionType: choice('SUBSCRIBE', 'UNSUBSCRIBE'), partnerIds },
  initialAnswers: (loaded) => ({ actionType: loaded.statement.actionType ?? undefined, partnerIds: ownOf(loaded) }),
  options: (loaded) => {
    const own = ownOf(loaded)
    if (own === undefined) return { partnerIds: [] }
    const every = [own, ...othersOf(loaded)]
    return {
      partnerIds: [
        { value: own, label: null, word: 'own' },
        ...(every.length > 1 ? [{ value: every.join(BETWEEN), label: null, word: 'every' }] : []),
      ],
    }
  },
  details: ({ statement }) => knownDetail(saidIn(statement), 'date', statement.statementDate),
  submit: stateMarketing,
})
