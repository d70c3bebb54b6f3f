import { pathOf } from '../../../machines/routes'
import { type AppSnapshot, useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import type { Elements } from '../../ui/content'
import { Footer } from '../../ui/layout/Footer'
import { Header } from '../../ui/layout/Header'
import { Page } from '../../ui/layout/Page'
import { lazyScreens } from '../lazyScreens'
import { backTargetOf } from './back'

/** The root machine's states whose screens have light colours: the states of the sign-in (specification, section 2). */
const LIGHT_STATES = ['signingIn', 'signingInByDap', 'identifying', 'requestingPhone']

const hasLightPage = ({ value }: AppSnapshot): boolean =>
  typeof value === 'object' && LIGHT_STATES.some((placeState) => placeState === value.running?.place)

/** The header and footer of every screen. */
export function Shell({ children }: { readonly children: Elements }) {
  const t = useTexts()
  const configuration = useAppSelector(({ context }) => context.configuration)
  const route = useAppSelector(({ context }) => context.route)
  const session = useAppSelector(({ context }) => context.session)
  const isLight = useAppSelector(hasLightPage)
  const dap = useAppSelector(({ children }) => children.dap)
  if (configuration === null) return null
  const { brand, showVersion } = configuration
  const { SignedInHeader } = lazyScreens
  const backTarget = backTargetOf(route, session !== null)
  const isDapList = route.name === 'auth' && route.list
  return (
    <Page
      skip={t('skip')}
      tone={isLight ? 'light' : 'plain'}
      header={
        <Header
          brand={{ name: brand.name, logo: brand.logoUrl ?? undefined, to: '/kezdolap' }}
          back={
            backTarget && {
              label: t(`back.${backTarget.label}`),
              // During a DÁP sign-in the header's back link cancels the sign-in (specification, section 2). On the list
              // of contracts after a DÁP sign-in, the link leads to `backTarget`, and the session stays open.
              ...(dap && !isDapList
                ? { onBack: () => dap.send({ type: 'dap.cancelled' }) }
                : { to: pathOf(backTarget.route) }),
            }
          }
        >
          {session && SignedInHeader && <SignedInHeader session={session} route={route} />}
        </Header>
      }
      footer={
        <Footer
          phone={{ label: brand.phone, number: brand.phone.replaceAll(' ', '') }}
          mail={brand.email}
          links={[
            { label: t('footer.privacy'), to: brand.privacyUrl, external: true },
            { label: t('footer.accessibility'), to: brand.accessibilityUrl, external: true },
          ]}
          version={showVersion ? t('footer.version', { version: __VERSION__ }) : undefined}
        />
      }
    >
      {children}
    </Page>
  )
}
