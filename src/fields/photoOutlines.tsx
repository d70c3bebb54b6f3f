import type { Outline } from '../../machines/case/definition/field'
import type { Elements } from '../ui/content'

/** A car from above, its front at the top. */
const Car = () => (
  <path d="M45 30q0-14 15-14t15 14v34q0 10-15 10t-15-10zM49 38q11-5 22 0l-2.5 8h-17zM50 67q10 3 20 0l-2-6H52zM45 40l-4 2.5M75 40l4 2.5M50 19.5l3-1.5M70 19.5l-3-1.5" />
)

/** A person with a camera in front of the car's left front, and the camera's field of view. */
const camera = (
  <>
    <path className="photo-seen" d="M22 17 77 20 45 74z" />
    <path d="M10 9.5h4L15.5 7h5L22 9.5h4v11H10zM18 18a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z" />
  </>
)

const outlineSeenFrom = (matrix: string): Elements => (
  <>
    <Car />
    <g transform={`matrix(${matrix})`}>{camera}</g>
  </>
)

const vehicleIdDigits = Array.from({ length: 17 }, (_, index) => `M${22 + index * 4.75} 41v9`).join('')

const OUTLINES: Readonly<Record<Outline, Elements>> = {
  frontLeft: outlineSeenFrom('1 0 0 1 0 0'),
  frontRight: outlineSeenFrom('-1 0 0 1 120 0'),
  backLeft: outlineSeenFrom('1 0 0 -1 0 90'),
  backRight: outlineSeenFrom('-1 0 0 -1 120 90'),
  odometer: (
    <path d="M28 58a32 32 0 1 1 64 0M60 56l15-20M34 42l4 2M60 26v4.5M86 42l-4 2M36 64h48v13H36zM44 64v13M52 64v13M60 64v13M68 64v13M76 64v13" />
  ),
  key: (
    <path d="M38 59a14 14 0 1 0 0-28 14 14 0 0 0 0 28zM34 50a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM52 42h46v6H52M92 48v8M84 48v6" />
  ),
  vehicleId: <path d={`M14 30h92v31H14zM18 34v.01M102 34v.01M18 57v.01M102 57v.01${vehicleIdDigits}`} />,
}

/** An outline of what a photo must show. The text beside it says the same. */
export const PhotoOutline = ({ of }: { readonly of: Outline }) => (
  <svg
    className="photo-outline"
    aria-hidden="true"
    viewBox="0 0 120 90"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {OUTLINES[of]}
  </svg>
)
