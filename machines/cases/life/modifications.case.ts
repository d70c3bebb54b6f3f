import { modifyContract } from '../../../src/api/lifeRequests'
import { defineCase } from '../../case/definition/defineCase'
import { constant } from '../../case/definition/fields/constant'
import { documents } from '../../case/definition/fields/documents'
import { email } from '../../case/definition/fields/email'
import { longText } from '../../case/definition/fields/longText'
import { optional } from '../../case/definition/fields/optional'

type ModificationKind = 'change-signatory' | 'change-insured' | 'other-contract-modification-claim'

/** Creates a free-text request with documents. The insurer's staff carry it out. */
const modificationCase = (kind: ModificationKind) =>
  defineCase({
    id: `life.${kind}`,
    form: {
      kind: constant(kind),
      description: longText(),
      email: optional(email()),
      documents: documents({ min: 0 }),
    },
    alerts: () => ['needed'],
    summary: true,
    submit: modifyContract,
  })

/** Szerződő személyének megváltoztatása: a new contract holder. */
export const changeSignatory = modificationCase('change-signatory')

/** Biztosított személyének megváltoztatása: a new insured person. */
export const changeInsured = modificationCase('change-insured')

/** Egyéb szerződésmódosítás: any other change. */
export const otherModification = modificationCase('other-contract-modification-claim')
