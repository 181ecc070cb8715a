/**
 * Feature leaving. Deleting one's own account. Sessions, profile and files are deleted in one
 * transaction; what others hold then names nobody. Decision 018.
 */

import {
  leaveCompany as leaveEndpoint,
  showLeaving as showEndpoint,
} from '@engawa/contract/leaving/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { LeaverWork } from '../../people/leaver-work.ts';
import { leaveCompany } from './company/leave-company.ts';
import { showLeaving } from './company/show-leaving.ts';

interface Services {
  allLeaverWork: readonly LeaverWork[];
  origin: string;
}

export const leavingRoutes = (services: Services) => [
  bind(showEndpoint, showLeaving(services.allLeaverWork)),
  bind(leaveEndpoint, leaveCompany(services)),
];
