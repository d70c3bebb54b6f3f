import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import {
  checkCompanyTaxNumber,
  normaliseCompanyTaxNumber,
  warnOfCompanyTaxNumber,
} from '../../../validation/companyTaxNumber'
import type { TextField } from '../field'

/** A company's tax number. An unknown county code only causes a warning. */
export const companyTaxNumber = (): TextField<string> => ({
  type: 'text',
  format: 'companyTaxNumber',
  most: LONGEST_TEXTS.short,
  isOptional: false,
  check: checkCompanyTaxNumber,
  warn: warnOfCompanyTaxNumber,
  serialize: normaliseCompanyTaxNumber,
})
