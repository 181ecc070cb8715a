import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { perWritten, readDocument } from '../contents/public.ts';
import { smallestPicture } from '../files/public.ts';
import type { CompanyRow, JobRow } from './newest.repo.ts';

const presentCompany = ({ name_jp, name_en, logo }: Omit<CompanyRow, 'id' | 'openJobs'>) => ({
  name: { jp: name_jp, en: name_en },
  logoUrl: smallestPicture(logo),
});

export function presentJob({ id, published, ...company }: JobRow) {
  const job = readDocument('job')(published);
  if (job === null) return [];
  const kind = (job.jp ?? job.en)?.recruitmentType ?? null;
  return [
    {
      id,
      title: perWritten('job', job, ({ position }) => position),
      company: presentCompany(company),
      kind: kind === null ? null : jobTypes.byId(kind).name,
      places: job.common.prefectures.map((one) => prefectures.byId(one).name),
    },
  ];
}

export const presentNewCompany = ({ id, openJobs, ...company }: CompanyRow) => ({
  id,
  company: presentCompany(company),
  openJobs,
});
