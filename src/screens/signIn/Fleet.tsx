import { useApp, useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { LinkCard, LinkCards } from '../../ui/controls/LinkCard'
import { Screen } from '../../ui/layout/Screen'
import type { LoginProps } from './login'

/** Shown for a fleet's contract, which is not handled in the portal. */
export function Fleet({ login }: LoginProps) {
  const t = useTexts('auth')
  const common = useTexts()
  const app = useApp()
  const formUrl = useAppSelector(({ context }) => context.configuration?.externalForms.fleet ?? '')
  return (
    <Screen state="fleet" heading={t('heading')} stepHeading={t('fleet.heading')} lead={t('fleet.lead')} isPictured>
      <LinkCards>
        <LinkCard
          to={formUrl}
          label={common('home.tiles.fleet.label')}
          newTab={common('newTab')}
          onFollow={() => app.send({ type: 'tile.chosen', tile: 'fleet', outbound: true })}
        />
      </LinkCards>
      <Action send={login.send} event={{ type: 'login.restarted' }}>
        {t('restart')}
      </Action>
    </Screen>
  )
}
