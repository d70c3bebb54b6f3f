import { useTranslation } from 'react-i18next'
import { addressOfId } from '../../../machines/addressId'
import { hasUnknownTask, taskDescriptionsOf, taskTypesOf } from '../../../machines/claims/claimLists'
import { nextActorOf } from '../../../machines/claims/timeline'
import { caseRouteOf, type ProductLine, pathOf } from '../../../machines/routes'
import type { Claim } from '../../api/entities'
import { Link } from '../../ui/controls/Link'
import { Notice } from '../../ui/feedback/Notice'
import { Lines } from '../../ui/values/Lines'

/** The case in which each task of a claim is done. */
const caseKeyByTask = {
  CONTACT_DETAILS: 'claim-contact',
  DOCUMENT: 'claim-documents',
  REVIEW_REQUEST: 'claim-review',
} as const

interface Props {
  readonly claim: Claim
  readonly productLine: ProductLine
}

/** The customer's open tasks for a claim and an offered review, with links. Completed ones are left out. */
export function Tasks({ claim, productLine }: Props) {
  const { t } = useTranslation('claims')
  const taskTypes = taskTypesOf(claim)
  const isTaskNotShown = hasUnknownTask(claim) || (taskTypes.length === 0 && nextActorOf(claim) === 'customer')
  return (
    <>
      {taskTypes.length > 0 && (
        <section className="claim-tasks stack">
          <h3>{t(taskTypes.every((type) => type === 'REVIEW_REQUEST') ? 'todo.review' : 'todo.heading')}</h3>
          <ul>
            {taskTypes.map((type, index) => {
              const descriptions = taskDescriptionsOf(claim, type)
              return (
                <li key={type} className="stack">
                  {descriptions.length === 0 ? <p>{t(`todo.${type}.body`)}</p> : <Lines lines={descriptions} />}
                  <p>
                    <Link
                      to={pathOf(caseRouteOf(productLine, caseKeyByTask[type], addressOfId(claim.id)))}
                      appearance={index === 0 ? 'primary' : 'secondary'}
                    >
                      {t(`todo.${type}.action`)}
                    </Link>
                  </p>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {isTaskNotShown && (
        <Notice kind="warning" heading={t('todo.notShown.heading')}>
          <p>{t('todo.notShown.body')}</p>
        </Notice>
      )}
    </>
  )
}
