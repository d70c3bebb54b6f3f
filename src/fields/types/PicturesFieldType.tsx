// biome-ignore lint/style/noRestrictedImports: the search is no answer and ends with the field.
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionsField } from '../OptionsField'
import { SearchField } from '../SearchField'
import type { FieldOf, FieldTypeProps } from './fieldType'
import { foundOptions } from './foundOptions'
import { pictureOf } from './pictures'
import { typed } from './typed'

/** So many options are read at a glance. */
const MOST_UNSEARCHED = 5

/**
 * One of several answers with a picture beside each, and a search where they are many. What is chosen stays in sight, and
 * says there what is to be known of it. A search that finds nothing hides nothing.
 */
export function PicturesFieldType(props: FieldTypeProps<FieldOf<'choice'>>) {
  const { t } = useTranslation(['case', 'contract'])
  const [search, setSearch] = useState('')
  const { name, options, answer } = props
  const found = foundOptions(options, search)
  const shown = options.filter((option) => found.length === 0 || found.includes(option) || option.value === answer)
  const status = () => {
    if (search.trim() === '') return undefined
    return found.length === 0 ? t('pictures.none') : t('pictures.found', { count: found.length })
  }
  return (
    <OptionsField
      {...typed(props)}
      type="radio"
      options={shown.map(({ value, word, label, plain, hint, isDisabled }) => ({
        ...{ value, label, isDisabled },
        picture: pictureOf(word),
        hint: plain,
        told: value === answer ? (hint ?? '') : '',
      }))}
      isChosen={(value) => value === answer}
    >
      {options.length > MOST_UNSEARCHED && (
        <SearchField
          name={`${name}-search`}
          label={t('pictures.search')}
          clear={t('contract:clearSearch')}
          value={search}
          onChange={setSearch}
          status={status()}
        />
      )}
    </OptionsField>
  )
}
