import {
  checkCompanyTaxNumber,
  normaliseCompanyTaxNumber,
  warnOfCompanyTaxNumber,
} from '../../validation/companyTaxNumber'
import type { TextField } from '../field'

/** A company's tax number; an unknown county only warns. */
export const companyTaxNumber = (): TextField<string> => ({
  type: 'text',
  kind: 'companyTaxNumber',
  isOptional: false,
  check: checkCompanyTaxNumber,
  warn: warnOfCompanyTaxNumber,
  toWire: normaliseCompanyTaxNumber,
})
