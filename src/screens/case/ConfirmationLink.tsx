import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../app/actor'
import { ExternalLink } from '../../ui/ExternalLink'
import { confirmationAddress } from './confirmation'

/** The document that confirms the case, where its address can be trusted. */
export function ConfirmationLink({ link }: { readonly link: string }) {
  const { t } = useTranslation(['case', 'common'])
  const apiBaseUrl = useAppSelector(({ context }) => context.configuration?.apiBaseUrl ?? '/')
  const address = confirmationAddress(link, apiBaseUrl, window.location.origin)
  return (
    address && (
      <p>
        <ExternalLink href={address} newTab={t('common:newTab')}>
          {t('submitted.document')}
        </ExternalLink>
      </p>
    )
  )
}
