import { z } from 'zod';
import { anyone, endpoint } from '../endpoint.ts';
import { fileDownloadErrors } from './schemas.ts';

export const downloadFile = endpoint({
  id: 'anyone.files.downloadFile',
  method: 'GET',
  path: '/v1/file/{key}',
  summary: 'The file behind a signed link. Always an attachment.',
  auth: anyone,
  params: z.object({ key: z.string().regex(/^[\w-]{22,64}$/) }),
  query: z.object({ expires: z.string().regex(/^\d{1,12}$/), signature: z.string().max(100) }),
  reply: 'file',
  mediaTypes: ['*/*'],
  errors: ['link_expired', ...fileDownloadErrors],
});

export const showPicture = endpoint({
  id: 'anyone.files.showPicture',
  method: 'GET',
  path: '/v1/picture/{key}',
  summary: 'A published picture, re-encoded by us. Its key cannot be guessed and never changes.',
  auth: anyone,
  params: z.object({ key: z.string().regex(/^[\w-]{22,64}$/) }),
  reply: 'file',
  mediaTypes: ['image/webp', 'image/avif'],
  errors: [],
});
