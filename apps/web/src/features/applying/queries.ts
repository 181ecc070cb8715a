import {
  listMyApplications,
  previewApplication,
  showMyApplication,
} from '@engawa/contract/applications/student';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export type Preview = ReplyOf<typeof previewApplication>;
export type Listed = ReplyOf<typeof listMyApplications>['applications'][number];
export type JobApplication = Extract<Listed, { kind: 'job' }>['application'];
export type AppliedEvent = Extract<Listed, { kind: 'event' }>['event'];
export type Elsewhere = Extract<Listed, { kind: 'elsewhere' }>['elsewhere'];

const fresh = { staleTime: 0, meta: { ownErrors: true } } as const;

export const previewQuery = (id: string, via?: string) =>
  endpointQuery(previewApplication, { params: { id }, query: { ...(via && { via }) } }, fresh);

export const applicationsQuery = endpointQuery(listMyApplications, {}, fresh);

export const applicationQuery = (id: string) =>
  endpointQuery(showMyApplication, { params: { id } }, fresh);
