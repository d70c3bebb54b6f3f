import './panel.css'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../src/texts/texts'
import type { Controls, PanelEvent } from './controls'
import { registerPanel } from './opened'
import { Panel } from './Panel'
import { SampleLinks } from './SampleLinks'
import { Clock, DapConfirmation, ResetSection } from './StoreControls'
import type { Sample } from './samples'

/** Interval of polling the store, in ms. Calls and the clock change the store without an event. */
const POLL_INTERVAL = 1000

interface Props {
  readonly controls: Controls
  readonly samples: readonly Sample[]
}

/** The button at the edge of the page, with its panel. */
export function Disclosure({ controls, samples }: Props) {
  const t = useTexts('panel')
  const button = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Opens the panel at a request from elsewhere on the page. The focus scrolls to the panel, which on a phone is below
  // all other content.
  useEffect(
    () =>
      registerPanel(() => {
        flushSync(() => setOpen(true))
        heading.current?.focus()
      }),
    [],
  )
  return (
    <aside
      className="mock-panel"
      aria-label={t('name')}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className="mock-panel-button"
        aria-expanded={isOpen}
        onClick={() => {
          flushSync(() => setOpen(!isOpen))
          // On a phone, the panel opens below the visible part, so the page scrolls to it.
          if (!isOpen) button.current?.scrollIntoView()
        }}
      >
        <span>{t('name')}</span>
      </button>
      {isOpen && <PanelBody controls={controls} samples={samples} heading={heading} />}
    </aside>
  )
}

function PanelBody({ controls, samples, heading }: Props & { readonly heading: RefObject<HTMLHeadingElement | null> }) {
  const t = useTexts('panel')
  const [view, setView] = useState(controls.view)
  useEffect(() => {
    const timer = setInterval(() => setView(controls.view()), POLL_INTERVAL)
    return () => clearInterval(timer)
  }, [controls])
  const act = (event: PanelEvent) => {
    // All actions except the reset are synchronous, so the view is up to date at once.
    void controls.act(event)
    setView(controls.view())
  }
  const props = { view, act }
  return (
    <div className="mock-panel-body">
      <h2 tabIndex={-1} ref={heading}>
        {t('heading')}
      </h2>
      <SampleLinks samples={samples} />
      <ResetSection {...props} />
      <Panel {...props} />
      <DapConfirmation {...props} />
      <Clock {...props} />
    </div>
  )
}
