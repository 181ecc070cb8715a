import type { ReplyOf } from '@engawa/contract/endpoint';
import { showCompanyNotifications } from '@engawa/contract/settings/company';
import { endpointPartQuery } from '../../../shared/api/endpoint-query.ts';

export type RecruiterSettings = ReplyOf<typeof showCompanyNotifications>['settings'];

export const notificationsQuery = endpointPartQuery(
  showCompanyNotifications,
  {},
  ({ settings }) => settings,
);
