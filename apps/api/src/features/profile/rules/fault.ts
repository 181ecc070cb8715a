import type { FieldMessage } from '@engawa/contract/fields/field-messages';

/** A fault that the schema cannot find, because it depends on the date or on numbering plans. */
export interface Fault {
  field: string;
  message: FieldMessage;
}
