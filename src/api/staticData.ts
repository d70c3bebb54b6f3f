import * as v from 'valibot'
import { endpoint } from './endpoint'
import { nameTitle } from './entities'

/** The titles before a person's name. */
export const getTitles = endpoint({
  id: 'staticData.getTitles',
  method: 'GET',
  path: 'static-data/title',
  response: v.array(nameTitle),
  failures: {},
  source: 'spec',
})
