import { useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { IdentificationScreen } from './IdentificationScreen'

/** The identification that a sign-in requires. */
export function Identification() {
  const t = useTexts('identification')
  const auth = useTexts('auth')
  const identification = useAppSelector(({ children }) => children.identification)
  return (
    identification && (
      <IdentificationScreen
        identification={identification}
        heading={auth('heading')}
        lead={t('signIn.lead')}
        leave={t('signIn.leave')}
      />
    )
  )
}
