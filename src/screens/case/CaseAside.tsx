import './CaseAside.css'
import { useTranslation } from 'react-i18next'
import { useIsDesk } from '../../ui/layout/useIsDesk'
import { Mail } from '../shell/Mail'
import { Phone } from '../shell/Phone'
import { usePhoneHours } from '../shell/usePhoneHours'
import { SubmittedContract } from './SubmittedContract'

/** The column beside a case, a list or a document on wide screens: the contract, and the insurer's help. */
export function CaseAside({ withHelp = true }: { readonly withHelp?: boolean }) {
  const { t } = useTranslation('case')
  const phoneHours = usePhoneHours()
  if (!useIsDesk()) return null
  return (
    <aside className="case-aside" aria-label={t('aside.label')}>
      <section>
        <h2>{t('aside.contract')}</h2>
        <SubmittedContract />
      </section>
      {withHelp && (
        <section>
          <h2>{t('aside.help')}</h2>
          <p>{t('aside.helpBody')}</p>
          <p>
            <Phone />
          </p>
          {phoneHours && <p>{phoneHours}</p>}
          <p>
            <Mail />
          </p>
        </section>
      )}
    </aside>
  )
}
