import { z } from 'zod';
import { editing, images, saved, saving } from '../contents/schemas.ts';
import { company, documentBody, endpoint } from '../endpoint.ts';
import { generalDocument } from './schemas.ts';

export const showGeneral = endpoint({
  id: 'company.general.showGeneral',
  method: 'GET',
  path: '/v1/company/general-content-management',
  summary: 'What the company writes about itself, in both languages, published or not.',
  auth: company(0, 1, 2),
  reply: z.object({
    generalInfo: generalDocument,
    /** The copy that talent sees; null if the page was never published. */
    published: generalDocument.nullable(),
    ...editing,
    images,
  }),
  errors: [],
});

export const saveGeneral = endpoint({
  id: 'company.general.saveGeneral',
  method: 'POST',
  path: '/v1/company/general-content-management',
  summary: 'Saves it: status 3 keeps it as a draft, status 1 shows it to talent.',
  auth: company(0, 1, 2),
  bodyLimit: documentBody,
  body: z.strictObject({
    ...saving,
    status: z.literal([1, 3]),
    generalInfo: generalDocument,
  }),
  reply: saved,
  says: { field: 'status', of: { 1: 'published', 3: 'draft_saved' } },
  errors: ['stale_version'],
});

const master = z.object({ id: z.int(), name: z.object({ ja: z.string(), en: z.string() }) });

export const listFeatures = endpoint({
  id: 'company.general.listFeatures',
  method: 'GET',
  path: '/v1/company/general-content-management/features',
  summary: 'The master list of features, in both languages.',
  auth: company(0, 1, 2),
  reply: z.object({ features: z.array(master) }),
  errors: [],
});
