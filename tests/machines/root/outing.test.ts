import { expect, test } from 'vitest'
import { identificationKey, SAVED_DAP } from '../../../machines/storageKeys'
import { wasWaiting } from '../../../machines/tab/outing'
import { START_TIME } from '../../../tools/exploration/kit/cases'
import { page } from '../kit/story'

const identification = { address: 'https://azonositas.example/', until: START_TIME + 1, hiddenAt: null }
const dap = { session: { sessionId: 'dap-1' }, status: 'STARTED', code: null, contracts: null }

test.each([
  ['an identification is shown', identificationKey('case-1'), identification, true],
  [
    'an identification is hidden',
    identificationKey('case-1'),
    { ...identification, until: START_TIME, hiddenAt: 0 },
    true,
  ],
  [
    'an identification was shown long ago',
    identificationKey('case-1'),
    { ...identification, until: START_TIME },
    false,
  ],
  ['an identification is invalid', identificationKey('case-1'), 'garbage', false],
  ['a DÁP sign-in has started', SAVED_DAP, dap, true],
  ['a DÁP sign-in is open in the app', SAVED_DAP, { ...dap, status: 'IN_PROGRESS' }, true],
  ['the code of a DÁP sign-in has expired', SAVED_DAP, { ...dap, status: 'EXPIRED' }, true],
  ['a DÁP sign-in has ended', SAVED_DAP, { ...dap, status: 'IDENTIFIED' }, false],
  ['a DÁP sign-in has not started', SAVED_DAP, { ...dap, session: null }, false],
  ['a DÁP sign-in is invalid', SAVED_DAP, null, false],
  ['nothing is saved', 'draft:10000001:plate', identification, false],
])(
  'a tab is marked as waiting for another page only during an identification or a DÁP sign-in: %s (%#)',
  (_, key, saved, isWaiting) => {
    const { storage } = page().fake.services
    storage.write(key, saved)
    expect(wasWaiting({ storage }, START_TIME)).toBe(isWaiting)
  },
)
