import { listSessions } from '@engawa/contract/auth/sessions';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { endpointPartQuery } from '../../../../shared/api/endpoint-query.ts';

export type OpenSession = ReplyOf<typeof listSessions>['sessions'][number];

export const sessionsQuery = endpointPartQuery(listSessions, {}, ({ sessions }) => sessions);
