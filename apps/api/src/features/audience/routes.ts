import { listAudienceOptions } from '@engawa/contract/audience/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import { listOptions } from './company/list-options.ts';

export const audienceRoutes = () => [bind(listAudienceOptions, listOptions)];
