import { useTranslation } from 'react-i18next'

interface Props {
  readonly years: readonly string[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Narrows a list down to one year. */
export function YearField({ years, value, onChange }: Props) {
  const { t } = useTranslation('documents')
  return (
    <div className="field">
      <label className="label" htmlFor="field-year">
        {t('year')}
      </label>
      <select
        id="field-year"
        name="year"
        className="input input-short"
        value={value}
        onChange={(change) => onChange(change.target.value)}
      >
        <option value="">{t('everyYear')}</option>
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
    </div>
  )
}
