import * as v from 'valibot'
import { fromCallback } from 'xstate'
import { DAP_SOCKET_UNKNOWN } from '../../src/api/dapSocket'
import { dapMessage } from '../../src/api/entities'
import { type Services, servicesOf } from '../services'
import type { DapStatus, SocketEvent } from './dap.types'

/** A WebSocket that sends the sign-in's status to its parent, until the connection is lost. */
export const statusSocketActor = fromCallback<SocketEvent, { readonly websocketId: string }>(
  ({ input, sendBack, system }) => {
    const services = servicesOf(system)
    const send = (event: SocketEvent) => sendBack(event)
    const controller = new AbortController()
    const { signal } = controller
    const onMessage = (message: string) => {
      const status = parseStatus(message, services)
      if (status !== null) send({ type: 'status.told', status })
    }
    const onClose = (code: number) =>
      send(code === DAP_SOCKET_UNKNOWN ? { type: 'socket.refused' } : { type: 'socket.lost' })
    services
      .listenToDap(input.websocketId, onMessage, signal)
      .catch(() => 0)
      .then((code) => {
        if (!signal.aborted) onClose(code)
      })
    return () => controller.abort()
  },
)

const parseStatus = (message: string, { report }: Services): DapStatus | null => {
  const parseResult = v.safeParse(v.pipe(v.string(), v.parseJson(), dapMessage), message)
  if (parseResult.success) return parseResult.output.status
  report({ kind: 'fault', subject: 'auth.dapStatus', detail: 'a message that the contract does not know' })
  return null
}
