import { OptionsField, type OptionsProps } from './OptionsField'

interface Props extends OptionsProps {
  readonly value: string | undefined
}

/** A choice of one of a few options. */
export const RadioField = (props: Props) => (
  <OptionsField {...props} type="radio" isChosen={(value) => value === props.value} />
)
