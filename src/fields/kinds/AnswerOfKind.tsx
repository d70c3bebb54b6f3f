import { useTranslation } from 'react-i18next'
import { filesOf, textOf } from '../../../machines/case/answers'
import type { Answer, Field } from '../../../machines/case/field'
import { formatPlate } from '../../texts/format'

interface Props {
  readonly field: Field
  readonly answer: Answer | undefined
}

/** An answer for reading once more. */
export function AnswerOfKind({ field, answer }: Props) {
  const { t } = useTranslation('case')
  switch (field.kind) {
    case 'plate':
      return formatPlate(textOf(answer))
    case 'documents': {
      const files = filesOf(answer)
      if (files.length === 0) return t('files.none')
      return (
        <ul className="file-names">
          {files.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )
    }
  }
}
