import { pathOf } from '../../../machines/routes'
import { useApp, useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { LinkCard, LinkCards } from '../../ui/controls/LinkCard'
import { Screen } from '../../ui/layout/Screen'
import { lazyScreens } from '../lazyScreens'
import { LogoutNotice } from './LogoutNotice'
import { forms, insurances } from './tiles'

/** The main menu: the insurances of the portal, and external forms. */
export function Home() {
  const t = useTexts()
  const { send } = useApp()
  const { configuration, session, route, pendingWork } = useAppSelector(({ context }) => context)
  const { OpenContract, MyContracts, Trial } = lazyScreens
  if (configuration === null) return null
  const isSelecting = session !== null && route.name === 'home' && route.selecting
  const chooseTile = (tile: string, outbound: boolean) => () => send({ type: 'tile.chosen', tile, outbound })
  return (
    <Screen
      state="home"
      heading={t('home.heading')}
      lead={session === null || isSelecting ? t(isSelecting ? 'home.selecting' : 'home.lead') : undefined}
      wide
      isPictured={session === null}
    >
      <LogoutNotice />
      {session === null && Trial && <Trial />}
      {session !== null && pendingWork !== null && OpenContract && (
        <OpenContract {...{ session, isSelecting, pendingWork }} />
      )}
      {session?.openedBy === 'dap' && MyContracts && <MyContracts session={session} />}
      <h2>{t('home.insurances')}</h2>
      <LinkCards>
        {insurances.map(({ key, productLine, icon }) => (
          <LinkCard
            key={key}
            to={pathOf({ name: 'caseSelect', productLine })}
            label={t(`home.tiles.${key}.label`)}
            note={t(`home.tiles.${key}.note`)}
            icon={icon}
            onFollow={chooseTile(key, false)}
          />
        ))}
      </LinkCards>
      {isSelecting && (
        <Action send={send} event={{ type: 'selection.made', insurance: null }}>
          {t('home.none')}
        </Action>
      )}
      <h2>{t('home.forms')}</h2>
      <LinkCards>
        {forms.map(({ key, icon }) => (
          <LinkCard
            key={key}
            to={configuration.externalForms[key]}
            label={t(`home.tiles.${key}.label`)}
            note={t(`home.tiles.${key}.note`)}
            icon={icon}
            newTab={t('newTab')}
            onFollow={chooseTile(key, true)}
          />
        ))}
      </LinkCards>
    </Screen>
  )
}
