/**
 * Feature client-errors. Collects errors that the web client reports, equal ones counted in one
 * row. Decision 070.
 */

import { sendError as endpoint } from '@engawa/contract/client-errors/anyone';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { sendError } from './anyone/send-error.ts';
import type { KnownClient } from './known-client.ts';

export const clientErrorRoutes = (services: { limits: CallLimits; client: KnownClient }) => [
  bind(endpoint, sendError(services)),
];
