import type { PublishFault } from '@engawa/contract/contents/publish-faults';
import { writtenLanguages } from '@engawa/contract/contents/written';
import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { type Employer, employerOf } from '@engawa/contract/jobs/employer';
import { jobOutline } from '@engawa/contract/jobs/outline';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import { type ContentLanguage, contentLanguages } from '@engawa/contract/language';

const places: Record<keyof Employer, (language: ContentLanguage) => string> = {
  name: (language) => `${language}.companyName`,
  address: (language) => `${language}.offices`,
  contact: () => 'common.contactEmail',
};
const parts = Object.keys(places) as (keyof Employer)[];

/** Employer items that the general page no longer states in a language of one of its jobs. */
export function employerFaults(
  general: GeneralDocument,
  jobs: readonly JobDocument[],
): PublishFault[] {
  const written = new Set(jobs.flatMap((job) => writtenLanguages(jobOutline.written, job)));
  const missing = contentLanguages
    .filter((language) => written.has(language))
    .flatMap((language) => {
      const employer = employerOf(general, language);
      return parts.filter((part) => !employer[part]).map((part) => places[part](language));
    });
  return [...new Set(missing)].map((path) => ({ path, message: 'needed_by_jobs' }));
}
