import type { ReplyOf } from '@engawa/contract/endpoint';
import { listJobsForStudent } from '@engawa/contract/student-pages/company';
import {
  countEasedTargets,
  countTargets,
  listTargetSettings,
  listTargetStudents,
  showTargetSetting,
} from '@engawa/contract/targets/company';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export type Setting = ReplyOf<typeof listTargetSettings>['targetSetting'][number];
export type WholeSetting = ReplyOf<typeof showTargetSetting>['targetSetting'];
export type TargetStudents = ReplyOf<typeof listTargetStudents>['targetStudents'];
export type TargetStudent = TargetStudents['data'][number];

export const groups = ['high', 'middle', 'fewAsked', 'discover'] as const;
export type Group = (typeof groups)[number];
/** The numbers that the API uses for the groups. */
const types = { high: '1', middle: '2', discover: '3', fewAsked: '4' } as const;

const fresh = { staleTime: 0, meta: { ownErrors: true } };

export const settingsQuery = endpointQuery(listTargetSettings, {}, fresh);
export const settingQuery = (id: string) =>
  endpointQuery(showTargetSetting, { params: { id } }, fresh);
export const jobsQuery = endpointQuery(listJobsForStudent, {}, fresh);

export const studentsQuery = (id: string, group: Group, page: number) => ({
  ...endpointQuery(
    listTargetStudents,
    { query: { index: id, type: types[group], page: String(page) } },
    fresh,
  ),
  placeholderData: keepPreviousData<ReplyOf<typeof listTargetStudents>>,
});

export const countQuery = (wishes: TargetWishes) => ({
  ...endpointQuery(countTargets, { query: { wishes: JSON.stringify(wishes) } }, fresh),
  placeholderData: keepPreviousData<ReplyOf<typeof countTargets>>,
});

export const easedQuery = (wishes: TargetWishes) =>
  endpointQuery(countEasedTargets, { query: { wishes: JSON.stringify(wishes) } }, fresh);
