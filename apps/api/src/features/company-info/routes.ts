import { saveCompanyInfo, showCompanyInfo } from '@engawa/contract/company-info/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { Verifier } from '../account/public.ts';
import { saveInfo } from './company/save-info.ts';
import { showInfo } from './company/show-info.ts';

export const companyInfoRoutes = (services: { verifier: Verifier }) => [
  bind(showCompanyInfo, showInfo),
  bind(saveCompanyInfo, saveInfo(services)),
];
