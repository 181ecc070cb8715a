import type { Profile } from '@engawa/contract/profile/schemas';
import { blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';

export const emptyLicence = { acquired: '', name: '' };

export function resumeValues({ resume }: Profile) {
  const { version: _, ...rest } = resume;
  return nullToBlank(rest);
}
export type ResumeValues = ReturnType<typeof resumeValues>;

export const resumeBody = (values: ResumeValues) => blankToNull(values);
