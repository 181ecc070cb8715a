/**
 * Feature audience. Who may see a limited job, event or article: target groups, save lists or
 * named students.
 */

import { listAudienceOptions } from '@engawa/contract/audience/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { listOptions } from './company/list-options.ts';

export const audienceRoutes = (services: { limits: CallLimits }) => [
  bind(listAudienceOptions, listOptions(services)),
];
