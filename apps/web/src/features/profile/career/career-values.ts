import type { Profile } from '@engawa/contract/profile/schemas';
import { blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';

export function careerValues({ career }: Profile) {
  const { version: _, ...rest } = career;
  return nullToBlank(rest);
}
export type CareerValues = ReturnType<typeof careerValues>;

export const careerBody = (values: CareerValues) => blankToNull(values);
