import { getCountries } from '../../../src/api/address'
import { getTitles } from '../../../src/api/staticData'
import { countries } from '../../data/countries'
import { nameTitles } from '../../data/titles'
import { type Answer, answerSignedIn, ok } from '../../reply'

/** Answers with lists that are the same for all clients. */
export const listAnswers: readonly Answer[] = [
  answerSignedIn(getCountries)(() => ok([...countries])),
  answerSignedIn(getTitles)(() => ok([...nameTitles])),
]
