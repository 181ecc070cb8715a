import {
  listFeatures as listEndpoint,
  saveGeneral as saveEndpoint,
  showGeneral as showEndpoint,
} from '@engawa/contract/general/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { Verifier } from '../account/public.ts';
import { listFeatures } from './company/list-features.ts';
import { saveGeneral } from './company/save-general.ts';
import { showGeneral } from './company/show-general.ts';

export const generalRoutes = (services: { verifier: Verifier }) => [
  bind(showEndpoint, showGeneral),
  bind(saveEndpoint, saveGeneral(services)),
  bind(listEndpoint, listFeatures),
];
