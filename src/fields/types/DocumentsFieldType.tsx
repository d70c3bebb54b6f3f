import { useTranslation } from 'react-i18next'
import { filesOf } from '../../../machines/case/definition/answer'
import type { DocumentsField } from '../../../machines/case/definition/field'
import { type FileEvent, fittingFiles } from '../../../machines/upload/file'
import { FILE_TYPES } from '../../api/documents'
import { chooseFiles } from '../../browser/chooseFiles'
import { FileField } from '../FileField'
import type { FieldTypeProps } from './fieldType'
import { areManyFiles, useManyFiles } from './manyFiles'
import { largestSizeText, useShownFiles } from './shownFiles'

interface Props extends Omit<FieldTypeProps<DocumentsField>, 'send' | 'options' | 'today'> {
  /**
   * Sends only file events, because the signature's machine uses this field too. That machine handles no other event of
   * a case.
   */
  readonly send: (event: FileEvent) => void
}

/** Value of `<input accept>`. The extensions allow files whose type the system does not know. */
const ACCEPTED_TYPES = [...FILE_TYPES, '.jpg', '.jpeg', '.png', '.pdf'].join(',')

/** A field for documents to upload. */
export function DocumentsFieldType({ name, label, hint, error, field, answer, send }: Props) {
  const { t } = useTranslation('case')
  const files = filesOf(answer)
  const toShownFile = useShownFiles(field.photos, areManyFiles(files))
  const shownFiles = files.map((file) => toShownFile(file))
  const manyFiles = useManyFiles(field, files, shownFiles)
  const roomText = (remaining: number): string => {
    if (remaining < 0) return t('files.tooMany', { number: -remaining })
    return remaining === 0 ? t('files.full') : t('files.left', { number: remaining })
  }
  const hintKey = field.photos === 'asTheyAre' ? 'files.hint' : 'files.hintPrepared'
  return (
    <FileField
      name={name}
      label={label}
      hint={[hint, t(hintKey, { size: largestSizeText, number: field.max })].filter(Boolean).join(' ')}
      error={error}
      send={send}
      addName={t('files.addTo', { field: label })}
      addLabel={t('files.add')}
      camera={{ label: t('photos.take'), name: t('photos.takeOf', { field: label }) }}
      dropHint={t('files.drop')}
      room={roomText(field.max - files.length)}
      accept={ACCEPTED_TYPES}
      onAdd={(chosenFiles) => {
        // Files beyond the limit are dropped at once, so that the customer need not remove them one by one.
        chooseFiles(fittingFiles(files, chosenFiles, field.max), (file) =>
          send({ type: 'file.added', field: name, file }),
        )
      }}
      files={shownFiles}
      many={manyFiles}
    />
  )
}
