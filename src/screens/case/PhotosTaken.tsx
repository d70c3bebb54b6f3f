import './PhotosTaken.css'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { filesOf } from '../../../machines/case/definition/answer'
import type { CaseProps } from './case'

interface Props extends Pick<CaseProps, 'actor'> {
  /** The names of the photo fields. */
  readonly names: readonly string[]
}

/** The number of uploaded photos. It is shown because the page with the photos is longer than a phone's screen. */
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
