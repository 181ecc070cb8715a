import { say } from '@engawa/contract/language';
import type { Visit } from '../http/visit.ts';
import { type FieldFault, fieldFaults } from '../pages/words.ts';
import { newPasswordFault } from './password.ts';
import { nameFault, tidyName } from './person-name.ts';

export type PersonField = 'givenName' | 'familyName' | 'password' | 'agreed';

export interface TypedPerson {
  values: { givenName: string; familyName: string; agreed: string };
  password: string;
  faults: Partial<Record<PersonField, FieldFault>>;
}

export async function readPerson(visit: Visit, email: string): Promise<TypedPerson> {
  const values = {
    givenName: tidyName(visit.field('givenName')),
    familyName: tidyName(visit.field('familyName')),
    agreed: visit.field('agreed'),
  };
  const password = visit.field('password');
  return {
    values,
    password,
    faults: onlyFaults({
      givenName: nameFault(values.givenName, 'givenNameMissing'),
      familyName: nameFault(values.familyName, 'familyNameMissing'),
      password: await newPasswordFault(password, email),
      agreed: values.agreed === 'yes' ? undefined : 'notAgreed',
    }),
  };
}

const onlyFaults = (found: Partial<Record<PersonField, FieldFault | undefined>>) =>
  Object.fromEntries(
    Object.entries(found).filter(([, fault]) => fault !== undefined),
  ) as TypedPerson['faults'];

/** Messages by field, in the page's language. */
export const faultsIn = <Field extends string>(
  faults: Partial<Record<Field, FieldFault>>,
  { language }: Visit,
): Partial<Record<Field, string>> =>
  Object.fromEntries(
    Object.entries<FieldFault | undefined>(faults).flatMap(([field, fault]) =>
      fault ? [[field, say(fieldFaults[fault], language)]] : [],
    ),
  ) as Partial<Record<Field, string>>;
