import type { ReplyOf } from '@engawa/contract/endpoint';
import { listJobsForStudent, showStudentToCompany } from '@engawa/contract/student-pages/company';
import { listTargetSettings } from '@engawa/contract/targets/company';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';
import type { Choice } from './use-choice.ts';

export type StudentPage = ReplyOf<typeof showStudentToCompany>;
export type History = StudentPage['history'];
export type Residence = NonNullable<StudentPage['residence']>;

const fresh = { staleTime: 0, meta: { ownErrors: true } };

/** Keeps the page while the match of another choice loads, because only the match changes. */
export const studentQuery = (id: string, query: Choice) => ({
  ...endpointQuery(showStudentToCompany, { params: { id }, query }, fresh),
  placeholderData: (before: StudentPage | undefined) =>
    before?.studentProfile.id === id ? keepPreviousData(before) : undefined,
});

const rarelyChanged = { meta: { ownErrors: true } };
export const jobsQuery = endpointQuery(listJobsForStudent, {}, rarelyChanged);
export const settingsQuery = endpointQuery(listTargetSettings, {}, rarelyChanged);
