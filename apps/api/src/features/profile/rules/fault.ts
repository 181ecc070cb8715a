import type { FieldMessage } from '@engawa/contract/fields/field-messages';

/** What only the server can find wrong: it knows the day and the numbering plans. */
export interface Fault {
  /** The path of the field in the body. */
  field: string;
  message: FieldMessage;
}
