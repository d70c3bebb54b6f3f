import type { Elements } from '../content'

/** An icon. It must be beside text of the same meaning, because an icon alone is not accessible. */
export type Icon = () => Elements

/** Makes an icon of a path on a 24 by 24 grid. */
export const draw =
  (path: string, size = 24): Icon =>
  () => (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 24 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )

const disc = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z'

export const ChevronIcon = draw('m9 5 7 7-7 7', 20)
export const DownIcon = draw('m5 9 7 7 7-7', 20)
export const BackIcon = draw('m15 5-7 7 7 7', 20)
export const ExternalIcon = draw('M7 17 17 7M9 7h8v8', 20)
export const InfoIcon = draw(`${disc}m0-9.5V16m0-8.5v.01`)
export const SuccessIcon = draw(`${disc}M8 12.5l2.7 2.7L16 9.5`)
export const WarningIcon = draw('M12 4 2.8 20h18.4zm0 6v4.5m0 2.6v.01')
export const ErrorIcon = draw(`${disc}m0-13.5v5.5m0 3v.01`)
export const PhoneIcon = draw(
  'M5 4h4l1.5 4.5-2.3 1.7a12 12 0 0 0 5.6 5.6l1.7-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z',
  20,
)
export const MailIcon = draw('M3.5 6h17v12h-17zm0 .5 8.5 6.5 8.5-6.5', 20)
