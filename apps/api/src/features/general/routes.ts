/**
 * Feature general. The general page of a company in two languages. Decision 022.
 */

import {
  listFeatures,
  saveGeneral as saveEndpoint,
  showGeneral as showEndpoint,
} from '@engawa/contract/general/company';
import { companyFeatures } from '@engawa/contract/reference/companies/company-features';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { Verifier } from '../account/public.ts';
import { saveGeneral } from './company/save-general.ts';
import { showGeneral } from './company/show-general.ts';

export const generalRoutes = (services: { verifier: Verifier }) => [
  bind(showEndpoint, showGeneral),
  bind(saveEndpoint, saveGeneral(services)),
  bind(listFeatures, () => ({
    features: companyFeatures.entries.map(({ id, name }) => ({ id, name: { ...name } })),
  })),
];
