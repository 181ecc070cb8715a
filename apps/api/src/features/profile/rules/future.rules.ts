import type { BodyOf } from '@engawa/contract/endpoint';
import type { saveLanguages, saveResume, saveWork } from '@engawa/contract/profile/student';
import type { Fault } from './fault.ts';

type Languages = Pick<BodyOf<typeof saveLanguages>, 'languages'>;
type Work = Pick<BodyOf<typeof saveWork>, 'workExperiences'>;
type Resume = Pick<BodyOf<typeof saveResume>, 'licences'>;

export const languageFaults = ({ languages }: Languages, today: string): Fault[] =>
  languages.flatMap(({ certifiedOn }, at) =>
    inFuture(`languages.${at}.certifiedOn`, certifiedOn, today),
  );

export const workFaults = ({ workExperiences }: Work, today: string): Fault[] =>
  workExperiences.flatMap(({ start, end }, at) => [
    ...inFuture(`workExperiences.${at}.start`, start, today),
    ...inFuture(`workExperiences.${at}.end`, end, today),
  ]);

export const licenceFaults = ({ licences }: Resume, today: string): Fault[] =>
  licences.flatMap(({ acquired }, at) => inFuture(`licences.${at}.acquired`, acquired, today));

/** The current month is not in the future. */
function inFuture(field: string, month: string | null, today: string): Fault[] {
  return month !== null && month > today.slice(0, 7) ? [{ field, message: 'in_future' }] : [];
}
