import type { ReplyOf } from '@engawa/contract/endpoint';
import { listJobsForStudent, showStudentToCompany } from '@engawa/contract/student-pages/company';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

type StudentPage = ReplyOf<typeof showStudentToCompany>;
export type History = StudentPage['history'];
export type Residence = NonNullable<StudentPage['residence']>;

const fresh = { staleTime: 0, meta: { ownErrors: true } };

/** Another job changes the verdict alone, so the rest stays in sight meanwhile. */
export const studentQuery = (id: string, job: string | undefined) => ({
  ...endpointQuery(showStudentToCompany, { params: { id }, ...(job && { query: { job } }) }, fresh),
  placeholderData: (before: StudentPage | undefined) =>
    before?.studentProfile.id === id ? keepPreviousData(before) : undefined,
});

export const jobsQuery = endpointQuery(listJobsForStudent, {}, { meta: { ownErrors: true } });
