/** Steps with fields, to which the customer can always return: the form or one of its pages, and the documents. */
export type FieldStep = 'filling' | `filling.${string}` | 'attaching'

/** Steps at which the customer does something. Only a case that requests data has `answered`. */
export type WorkStep = FieldStep | 'confirming' | 'paying' | 'reviewing' | 'answered'

/** The steps that a draft can have. */
export type CaseStep = WorkStep | 'submitting' | 'submitted'
