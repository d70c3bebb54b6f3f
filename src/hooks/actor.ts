import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { ContractContext } from '../../machines/contract/contract.types'
import type { appMachine } from '../../machines/root/app.machine'

export type AppActor = Actor<typeof appMachine>
export type AppSnapshot = SnapshotFrom<typeof appMachine>

/** Provides the root actor to every view. */
export const AppActorContext = createContext<AppActor | null>(null)

/** Returns the root actor. @throws outside of the app. */
export const useApp = (): AppActor => {
  const app = use(AppActorContext)
  if (app === null) throw new Error('There is no app around this view')
  return app
}

/** Selects a part of the root's snapshot. The view renders again when that part changes. */
export const useAppSelector = <Selected>(select: (snapshot: AppSnapshot) => Selected): Selected =>
  useSelector(useApp(), select)

/** Selects a part of the open contract's context. `select` gets `undefined` if no contract is open. */
export const useContract = <Selected>(select: (context: ContractContext | undefined) => Selected): Selected => {
  const contract = useAppSelector(({ children }) => children.contract)
  return useSelector(contract, (snapshot) => select(snapshot?.context))
}

/** Tells if the sign-in leads to the result of a card payment. */
export const leadsToPaymentReturn = ({ context }: AppSnapshot): boolean =>
  context.requestedRoute?.name === 'paymentReturn'

/** Tells if the half-filled cases of an expired session are kept or deleted; `none` if there were no such cases. */
export const draftsAfterSessionEnd = (snapshot: AppSnapshot): 'kept' | 'forgotten' | 'none' => {
  if (!snapshot.context.hadDrafts) return 'none'
  return snapshot.matches({ running: { session: { signedOut: 'draftsForgotten' } } }) ? 'forgotten' : 'kept'
}
