import './Plate.css'
import { formatPlate } from '../texts/format'
import { classes } from './sends'

interface Props {
  readonly plate: string
  readonly size?: 'small' | 'large'
}

/** A licence plate, drawn as one. */
export const Plate = ({ plate, size = 'large' }: Props) => (
  <span className={classes('plate figures', size === 'small' && 'plate-small')}>{formatPlate(plate)}</span>
)
