import { changePersonName, getPersonName } from '../../../src/api/clientData'
import { getTitles } from '../../../src/api/staticData'
import { defineCase } from '../../case/definition/defineCase'
import { asNumberChoice, listedChoice, namedOptions } from '../../case/definition/fields/choice'
import { documents } from '../../case/definition/fields/documents'
import { nameOfPerson } from '../../case/definition/fields/name'
import { optional } from '../../case/definition/fields/optional'

const titleChoice = listedChoice(getTitles, namedOptions, 'title')

/** Név módosítása: a person's new name, with a supporting document. */
export const personName = defineCase({
  id: 'common.personName',
  load: getPersonName,
  form: {
    title: optional(asNumberChoice(titleChoice)),
    lastName: nameOfPerson('lastName'),
    firstName: nameOfPerson('firstName'),
    documents: documents({ min: 1 }),
  },
  initialAnswers: ({ title, lastName, firstName }) => ({
    title: title ? String(title) : undefined,
    lastName: lastName ?? undefined,
    firstName: firstName ?? undefined,
  }),
  summary: true,
  submit: changePersonName,
})
