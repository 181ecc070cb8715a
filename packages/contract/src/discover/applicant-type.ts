import type { applicantTypes } from '../reference/jobs/applicant-types.ts';
import type { JobTypeId } from '../reference/jobs/job-types.ts';
import type { IdOf } from '../reference/table.ts';

export type ApplicantTypeId = IdOf<typeof applicantTypes>;

const types: Record<ApplicantTypeId, readonly JobTypeId[]> = { 1: [1], 2: [2], 3: [1, 2] };

export const jobTypesOf = (type: ApplicantTypeId): readonly JobTypeId[] => types[type];
