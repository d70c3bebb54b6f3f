import './Plate.css'
import { formatPlate } from '../../texts/format'
import { joinClasses } from '../controls/sends'
import { Verbatim } from './Verbatim'

interface Props {
  readonly plate: string
  readonly size?: 'small' | 'large'
}

/** A licence plate, drawn like a real one. */
export const Plate = ({ plate, size = 'large' }: Props) => (
  <Verbatim className={joinClasses('plate figures', size === 'small' && 'plate-small')}>{formatPlate(plate)}</Verbatim>
)
