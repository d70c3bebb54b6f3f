import { useTranslation } from 'react-i18next'
import type { Detail, Rate } from '../../../machines/case/definition/detail'
import type { Money } from '../../api/entities'
import {
  formatAddress,
  formatDate,
  formatMoney,
  formatPhone,
  formatPlate,
  formatPrice,
  formatValues,
} from '../../texts/format'
import type { Content } from '../../ui/content'
import { Lines } from '../../ui/values/Lines'
import { ValueText } from '../../ui/values/Verbatim'
import { AllowanceUsed } from './AllowanceUsed'
import { BonusLadder } from './BonusLadder'
import { ComparedShown } from './ComparedShown'
import type { CaseTexts } from './caseTexts'
import { type DeadlineContext, DeadlineShown } from './DeadlineShown'

/** Exchange rates of one unit of each currency. */
function Rates({ rates }: { readonly rates: readonly Rate[] }) {
  const { t } = useTranslation('case')
  const lines = rates.map(({ currency, forints }) =>
    t('rate', { currency, price: formatPrice({ value: forints, currency: 'HUF' }) }),
  )
  return <Lines lines={lines} />
}

/** The answer of a customer who does not know the value. */
function UnknownAnswer() {
  const { t } = useTranslation('case')
  return <span>{t('unknown.given')}</span>
}

/** A value and the note beside it. */
const ValueWithNote = ({ value, note }: { readonly value: string; readonly note: string | undefined }) => (
  <>
    <ValueText>{value}</ValueText>
    {note && <span className="detail-note hint">{note}</span>}
  </>
)

/** Formats an amount. If it has changed, the previous amount comes first: `1 000 Ft → 1 200 Ft`. */
const changeText = ({ before, now }: { readonly before: Money; readonly now: Money }): string => {
  const isUnchanged = before.value === now.value && before.currency === now.currency
  const formatted = formatValues({ before, now })
  return `${isUnchanged ? '' : `${formatted.before}\u00a0→ `}${formatted.now}`
}

/** Returns the labels of the given options of a field. */
const optionLabels = (
  { field, options }: { readonly field: string; readonly options: readonly string[] },
  texts: CaseTexts,
) =>
  texts
    .options(
      field,
      options.map((value) => ({ value, label: null })),
    )
    .map(({ label }) => label)

const detailContent = (detail: Detail, texts: CaseTexts, deadlineContext: DeadlineContext | undefined): Content => {
  switch (detail.kind) {
    case 'money':
      return <ValueWithNote value={formatMoney(detail.value)} note={texts.detailNote(detail.name)} />
    case 'address':
      return formatAddress(detail.value)
    case 'date':
      return formatDate(detail.value)
    case 'phone':
      return formatPhone(detail.value) || detail.value
    case 'plate':
      return formatPlate(detail.value)
    case 'text':
      return <ValueWithNote value={detail.value} note={texts.detailNote(detail.name)} />
    case 'unknown':
      return <UnknownAnswer />
    case 'lines':
      return <Lines lines={detail.value} />
    case 'options':
      return <Lines lines={optionLabels(detail.value, texts)} />
    case 'change':
      return changeText(detail.value)
    case 'changes':
      return <Lines lines={detail.value.map(({ label, ...change }) => `${label}: ${changeText(change)}`)} />
    case 'rates':
      return <Rates rates={detail.value} />
    case 'allowance':
      return <AllowanceUsed allowance={detail.value} texts={texts.allowance(detail.name)} />
    case 'compared':
      return <ComparedShown compared={detail.value} note={texts.detailNote(detail.name)} />
    case 'grade':
      return <BonusLadder grade={detail.value} />
    case 'deadline':
      return deadlineContext ? (
        <DeadlineShown deadline={detail.value} of={deadlineContext} />
      ) : (
        formatDate(detail.value.until)
      )
  }
}

/** Formats details as labels and values. A deadline is drawn if `deadlineContext` says which contract it belongs to. */
export const formatDetails = (details: readonly Detail[], texts: CaseTexts, deadlineContext?: DeadlineContext) =>
  details.map((detail) => ({ label: texts.detail(detail.name), value: detailContent(detail, texts, deadlineContext) }))
