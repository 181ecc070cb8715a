import type { NameOrderId } from '@engawa/contract/reference/people/name-orders';
import { personName } from '@engawa/contract/text/person-name';

export interface StudentNames {
  first_name: string | null;
  last_name: string | null;
  /** Null where the student was erased. */
  name_order: NameOrderId | null;
}

/** The name of a student, from a row, in the student's own order. */
export const studentName = ({ first_name, last_name, name_order }: StudentNames): string =>
  personName({ firstName: first_name, lastName: last_name, nameOrder: name_order });
