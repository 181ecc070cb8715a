import { z } from 'zod';
import { anyone, endpoint } from '../endpoint.ts';

export const downloadData = endpoint({
  id: 'anyone.dataDownload.downloadData',
  method: 'GET',
  path: '/v1/data-download/{key}',
  summary: 'The ZIP behind a signed link: JSON and the files.',
  auth: anyone,
  params: z.object({ key: z.uuid() }),
  query: z.object({ expires: z.string().regex(/^\d{1,12}$/), signature: z.string().max(100) }),
  reply: 'file',
  mediaTypes: ['application/zip'],
  errors: ['link_expired'],
  slow: { atOnce: 2 },
});
