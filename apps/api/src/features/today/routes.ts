/**
 * Feature today. The company's home page: what waits for the caller, from other features.
 * Decision 087.
 */

import * as company from '@engawa/contract/today/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { TalentSearch } from '../talent-search/public.ts';
import { showToday } from './company/show-today.ts';

export const todayRoutes = (services: { talent: TalentSearch }) => [
  bind(company.showToday, showToday(services)),
];
