import { useTranslation } from 'react-i18next'
import { SelectField } from '../../fields/SelectField'

interface Props {
  readonly years: readonly string[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Filters a list by year. */
export function YearField({ years, value, onChange }: Props) {
  const { t } = useTranslation('documents')
  return (
    <SelectField
      name="year"
      label={t('year')}
      placeholder={t('everyYear')}
      options={years.map((year) => ({ value: year, label: year }))}
      value={value}
      onChange={onChange}
    />
  )
}
