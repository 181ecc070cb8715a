import { endpoint, everyLevel } from '../endpoint.ts';
import { codeLimits, codeParams, foundAddress } from './schemas.ts';

export const findCompanyAddress = endpoint({
  id: 'company.postalCodes.findAddress',
  method: 'GET',
  path: '/v1/company/postal-codes/{code}',
  summary: 'The prefecture, city and town of a postal code, with their readings.',
  auth: everyLevel,
  params: codeParams,
  reply: foundAddress,
  errors: [],
  limits: codeLimits,
});
