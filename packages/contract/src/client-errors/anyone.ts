import { z } from 'zod';
import { anyone, endpoint } from '../endpoint.ts';
import { reportsPerAddress } from './limits.ts';
import { clientErrorBody } from './schemas.ts';

export const sendError = endpoint({
  id: 'anyone.clientErrors.sendError',
  method: 'POST',
  path: '/v1/client-errors',
  summary:
    'Tells the operator of an error in the client: what kind, where in the program, in which build. ' +
    'Who met it is not asked and not kept; equal ones are counted together.',
  auth: anyone,
  body: clientErrorBody,
  bodyLimit: { bytes: 2048, values: 20 },
  reply: z.object({}),
  recordsItself: true,
  errors: [],
  limits: [
    { by: 'address', max: reportsPerAddress.hour, seconds: 3600 },
    { by: 'address', max: reportsPerAddress.day, seconds: 86_400 },
  ],
});
