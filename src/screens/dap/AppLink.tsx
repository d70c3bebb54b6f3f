import { allowedAddress } from '../../../machines/outside'
import { useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { OpenHere } from '../../ui/controls/OpenHere'
import { ExternalIcon } from '../../ui/icons/icons'

interface Props {
  readonly address: string
  /** True if a second link opens the app in this tab. */
  readonly canOpenHere: boolean
}

/** A link to the DÁP app on this device; nothing if the insurer sends an untrusted address. */
export function AppLink({ address, canOpenHere }: Props) {
  const t = useTexts('dap')
  const common = useTexts()
  const configuration = useAppSelector(({ context }) => context.configuration)
  const allowedHref = allowedAddress(address, 'identificationHosts', { origin: window.location.origin, configuration })
  return (
    allowedHref && (
      <div className="dap-app">
        <p>{t('app.where')}</p>
        <a
          className="action"
          href={allowedHref}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby="dap-app-tab"
        >
          <span>{t('app.open')}</span>
          <ExternalIcon />
        </a>
        <p className="hint" id="dap-app-tab">
          {`${common('newTab')}.`}
        </p>
        {canOpenHere && (
          <OpenHere href={allowedHref} hint={common('noTab.hint')}>
            {common('noTab.open')}
          </OpenHere>
        )}
      </div>
    )
  )
}
