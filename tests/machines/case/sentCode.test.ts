import { expect, test } from 'vitest'
import type { CaseContext } from '../../../machines/case/machine/case.types'
import { applySentCode } from '../../../machines/case/machine/code/code'
import { emailAddress } from '../../../machines/cases/common/email.case'

test('the code step of an e-mail change shows the e-mail address without the name that was pasted with it', () => {
  const context: Pick<CaseContext, 'answers'> = { answers: { email: 'Kovács Béla <bela@pelda.hu>' } }
  const { code } = applySentCode(emailAddress, context, { ok: true, data: {}, at: 0 })
  expect(code?.sentTo).toBe('bela@pelda.hu')
})
