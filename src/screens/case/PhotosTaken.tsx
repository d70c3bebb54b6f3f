import './PhotosTaken.css'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { filesOf } from '../../../machines/case/definition/answer'
import type { CaseProps } from './case'

interface Props extends Pick<CaseProps, 'actor'> {
  /** The fields of one photo each. */
  readonly names: readonly string[]
}

/** How many of the photos have arrived: they are taken one by one round a car, on a page that is longer than a phone. */
export function PhotosTaken({ actor, names }: Props) {
  const { t } = useTranslation('case')
  const number = useSelector(
    actor,
    ({ context: { answers } }) =>
      names.filter((name) => filesOf(answers[name]).some(({ status }) => status === 'uploaded')).length,
  )
  return (
    <p className="photos-taken figures" role="status">
      {t('photos.arrived', { number, of: names.length })}
    </p>
  )
}
