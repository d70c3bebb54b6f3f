/** Steps with fields, which one can always come back to: the form or a page of it, and the documents. */
export type FieldStep = 'filling' | `filling.${string}` | 'attaching'

/** Steps in which the customer does something; `answered` only where what is submitted makes no case. */
export type WorkStep = FieldStep | 'confirming' | 'paying' | 'reviewing' | 'answered'

/** The steps that a draft can stand at. */
export type CaseStep = WorkStep | 'submitting' | 'submitted'
