import { useTranslation } from 'react-i18next'
import { filesOf } from '../../../machines/case/definition/answer'
import type { PhotoField as AskedPhoto } from '../../../machines/case/definition/field'
import { chooseFiles } from '../../browser/chooseFiles'
import { PhotoField } from '../PhotoField'
import type { FieldTypeProps } from './fieldType'
import { useShownFiles } from './shownFiles'

/** One photo, taken and shown in the form. */
export function PhotoFieldType({ name, label, hint, error, field, answer, send }: FieldTypeProps<AskedPhoto>) {
  const { t } = useTranslation('case')
  const toShownFile = useShownFiles(field.photos)
  const [file] = filesOf(answer)
  const isTaken = file !== undefined
  const shownFile = file && toShownFile(file, label)
  return (
    <PhotoField
      name={name}
      label={label}
      hint={hint}
      error={error}
      warning={shownFile?.warning}
      send={send}
      outline={field.outline}
      file={shownFile}
      camera={{
        label: t(isTaken ? 'photos.again' : 'photos.take'),
        name: t(isTaken ? 'photos.againOf' : 'photos.takeOf', { field: label }),
      }}
      chooser={{
        label: t(isTaken ? 'photos.other' : 'files.add'),
        name: t(isTaken ? 'photos.otherOf' : 'files.addTo', { field: label }),
      }}
      onAdd={(chosenFiles) =>
        chooseFiles(chosenFiles.slice(0, 1), (file) => send({ type: 'file.added', field: name, file }))
      }
    />
  )
}
