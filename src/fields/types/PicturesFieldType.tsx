// biome-ignore lint/style/noRestrictedImports: the search is no answer and ends with the field.
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionsField } from '../OptionsField'
import { SearchField } from '../SearchField'
import type { FieldOf, FieldTypeProps } from './fieldType'
import { findOptions } from './findOptions'
import { pictureOf } from './pictures'
import { textControlProps } from './textControlProps'

/** The most options that are shown without a search. */
const MOST_WITHOUT_SEARCH = 5

/**
 * A choice of one option with pictures, and a search if there are many options. The chosen option stays visible with
 * its hint. If a search finds nothing, all options stay visible.
 */
export function PicturesFieldType(props: FieldTypeProps<FieldOf<'choice'>>) {
  const { t } = useTranslation(['case', 'contract'])
  const [search, setSearch] = useState('')
  const { name, options, answer } = props
  const matchingOptions = findOptions(options, search)
  const visibleOptions = options.filter(
    (option) => matchingOptions.length === 0 || matchingOptions.includes(option) || option.value === answer,
  )
  const statusText = () => {
    if (search.trim() === '') return undefined
    return matchingOptions.length === 0 ? t('pictures.none') : t('pictures.found', { count: matchingOptions.length })
  }
  return (
    <OptionsField
      {...textControlProps(props)}
      type="radio"
      options={visibleOptions.map(({ value, word, label, plain, hint, isDisabled }) => ({
        ...{ value, label, isDisabled },
        picture: pictureOf(word),
        hint: plain,
        chosenText: value === answer ? (hint ?? '') : '',
      }))}
      isChosen={(value) => value === answer}
    >
      {options.length > MOST_WITHOUT_SEARCH && (
        <SearchField
          name={`${name}-search`}
          label={t('pictures.search')}
          clear={t('contract:clearSearch')}
          value={search}
          onChange={setSearch}
          status={statusText()}
        />
      )}
    </OptionsField>
  )
}
