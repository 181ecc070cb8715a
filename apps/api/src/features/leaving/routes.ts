import {
  leaveCompany as leaveEndpoint,
  showLeaving as showEndpoint,
} from '@engawa/contract/leaving/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { LeaverWork } from '../../leaver-work.ts';
import { leaveCompany } from './company/leave-company.ts';
import { showLeaving } from './company/show-leaving.ts';

interface Services {
  allWork: readonly LeaverWork[];
  origin: string;
}

export const leavingRoutes = (services: Services) => [
  bind(showEndpoint, showLeaving(services.allWork)),
  bind(leaveEndpoint, leaveCompany(services)),
];
