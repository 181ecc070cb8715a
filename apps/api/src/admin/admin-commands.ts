import type { Command } from '@engawa/platform/desk/command';
import { deadJobCommands } from '@engawa/platform/desk/dead-jobs';
import type { Tx } from '../database.ts';
import { demoRemove } from '../demo/admin.ts';
import { accountCommands } from '../features/account/public.ts';
import { clientErrorCommands } from '../features/client-errors/public.ts';
import { jobCommands } from '../features/jobs/public.ts';
import { leavingCommands } from '../features/leaving/public.ts';
import { offerCommands } from '../features/offers/public.ts';
import { readProfile } from '../features/profile/public.ts';
import { reportCommands } from '../features/reports/public.ts';
import { scholarshipCommands } from '../features/scholarship/public.ts';
import { searchRowCommands } from '../features/search-rows/public.ts';
import { studentRowCommands } from '../features/student-rows/public.ts';
import { suspensionCommands } from '../features/suspension/public.ts';
import { twoStepCommands } from '../features/two-step/public.ts';
import { auditCommands } from '../operator/audit-trail.ts';
import { findCommands } from '../operator/find-commands.ts';
import { healthCommands } from '../operator/health.ts';
import { mailCommands } from '../operator/mail-commands.ts';
import { searchClusterCommands } from '../operator/search-cluster.ts';
import { undeliverableCommands } from '../operator/undeliverable.ts';
import { allLeaverWork } from '../people/all-leaver-work.ts';
import { allPersonalData } from '../people/all-personal-data.ts';
import type { ApiServices } from '../services.ts';

export type AdminCommand = Command<ApiServices, Tx>;

/** All operator commands; each declares the services that it needs. */
export const apiCommands: Record<string, AdminCommand> = {
  ...healthCommands,
  ...auditCommands,
  ...findCommands,
  ...accountCommands(allPersonalData),
  ...leavingCommands(allLeaverWork),
  ...suspensionCommands(readProfile),
  ...reportCommands,
  ...jobCommands,
  ...offerCommands,
  ...scholarshipCommands,
  ...twoStepCommands,
  ...mailCommands,
  ...undeliverableCommands,
  ...deadJobCommands<Tx>(),
  ...searchRowCommands,
  ...searchClusterCommands,
  ...studentRowCommands(readProfile),
  ...clientErrorCommands,
  'demo-remove': demoRemove(),
};
