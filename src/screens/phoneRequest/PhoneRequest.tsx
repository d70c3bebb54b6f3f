import { useSelector } from '@xstate/react'
import { useAppSelector } from '../../hooks/actor'
import { EnteringNumber } from './EnteringNumber'
import type { PhoneRequestProps } from './phoneRequest'
import { Requested } from './Requested'
import { Restoring } from './Restoring'

/** The request for a call, for customers whose phone number the insurer does not have. */
export function PhoneRequest() {
  const request = useAppSelector(({ children }) => children.phoneRequest)
  return request && <RequestScreen request={request} />
}

function RequestScreen({ request }: PhoneRequestProps) {
  const Screen = useSelector(request, (snapshot) => {
    if (snapshot.matches('restoring')) return Restoring
    return snapshot.matches('requested') ? Requested : EnteringNumber
  })
  return <Screen request={request} />
}
