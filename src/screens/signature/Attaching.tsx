import { useTranslation } from 'react-i18next'
import { signedCopies } from '../../../machines/signature/files'
import { DocumentsFieldType } from '../../fields/types/DocumentsFieldType'
import { useIsReading } from '../../hooks/useIsReading'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { problemText } from '../../texts/problemText'
import { Action } from '../../ui/controls/Action'
import { Form, Submit } from '../../ui/controls/Form'
import { ErrorSummary } from '../../ui/feedback/ErrorSummary'
import { Actions } from '../../ui/layout/Actions'
import { focusNewHeading } from '../../ui/layout/arrival'
import { Lines } from '../../ui/values/Lines'
import { SignatureDocument } from './SignatureDocument'
import { SignatureNotices } from './SignatureNotices'
import type { SignatureProps } from './signature'

const UPLOAD_FIELD = 'documents'

/** Signing on paper: the document, instructions, and the upload of the signed copy. */
export function Attaching({ signature }: SignatureProps) {
  const { t } = useTranslation('signature')
  const { send } = signature
  const isReading = useIsReading()
  const { notice, problem, refusals, files, hasMoved, isSubmitting } = useShallowSelector(signature, (snapshot) => {
    const { notice, problem, refusals, files, hasMoved } = snapshot.context
    return { notice, problem, refusals, files, hasMoved, isSubmitting: snapshot.matches('submitting') }
  })
  const error = problem === null ? undefined : problemText(problem)
  return (
    <>
      {error !== undefined && (
        <ErrorSummary
          key={refusals}
          heading={t('errors')}
          errors={[{ field: UPLOAD_FIELD, label: t('manual.field'), message: error }]}
        />
      )}
      <SignatureNotices notice={notice} />
      <h3 tabIndex={-1} ref={hasMoved ? focusNewHeading : undefined}>
        {t('manual.stepsHeading')}
      </h3>
      <ol className="stack">
        <li className="signature-part">
          <p>
            <strong>{t('manual.download.heading')}</strong>
          </p>
          <SignatureDocument signature={signature} />
        </li>
        <li className="signature-part">
          <p>
            <strong>{t('manual.print.heading')}</strong>
          </p>
          <p>{t('manual.print.body')}</p>
        </li>
        <li className="signature-part">
          <p>
            <strong>{t('manual.upload.heading')}</strong>
          </p>
          <Form send={send} event={{ type: 'documents.submitted' }} busy={isSubmitting || isReading}>
            {isSubmitting ? (
              <Lines lines={files.map(({ name }) => name)} isVerbatim />
            ) : (
              <DocumentsFieldType
                name={UPLOAD_FIELD}
                label={t('manual.field')}
                error={error}
                field={signedCopies}
                answer={files}
                send={send}
              />
            )}
            <Actions>
              <Submit>{t('manual.submit')}</Submit>
              <Action send={send} event={{ type: 'choice.requested' }} disabled={isSubmitting}>
                {t('manual.otherWay')}
              </Action>
            </Actions>
          </Form>
        </li>
      </ol>
    </>
  )
}
