import { z } from 'zod';
import {
  contentId,
  images,
  listQuery,
  nextCursor,
  postSays,
  saved,
  saving,
} from '../contents/schemas.ts';
import { company, documentBody, endpoint } from '../endpoint.ts';
import { additionalContentStatusFilters } from '../reference/contents/additional-content-statuses.ts';
import { idSchema } from '../reference/id-schema.ts';
import { listedTip, tipContent, tipFields, tipStatus } from './schemas.ts';

const recruiters = company(0, 1, 2);
const oneTip = z.object({ id: contentId });

export const listTips = endpoint({
  id: 'company.tips.listTips',
  method: 'GET',
  path: '/v1/company/senpai-tips',
  summary: 'The company’s tips of senpai, the last changed first, with how many of each status.',
  auth: recruiters,
  query: z.object({ ...listQuery, status: idSchema(additionalContentStatusFilters).optional() }),
  reply: z.object({
    senpaiTips: z.array(listedTip),
    counts: z.record(z.string(), z.int()),
    nextCursor,
    images,
  }),
  errors: [],
});

export const showTip = endpoint({
  id: 'company.tips.showTip',
  method: 'GET',
  path: '/v1/company/senpai-tip-management/{id}',
  summary: 'One tip as its editors see it.',
  auth: recruiters,
  params: oneTip,
  reply: z.object({ tip: tipContent, images }),
  errors: [],
});

export const saveTip = endpoint({
  id: 'company.tips.saveTip',
  method: 'POST',
  path: '/v1/company/senpai-tip-management',
  summary: 'Saves a tip: as a draft beside what is shown, or as what is shown from now on.',
  auth: recruiters,
  bodyLimit: documentBody,
  body: z.strictObject({
    ...saving,
    /** Null for a new one. */
    tipId: contentId.nullable(),
    /** Draft changes nothing of what talent sees; any other status takes the new content. */
    status: tipStatus,
    ...tipFields,
  }),
  reply: saved.extend({ status: tipStatus }),
  says: postSays,
  errors: ['stale_version', 'contents_used_up'],
});

export const changeTipStatus = endpoint({
  id: 'company.tips.changeStatus',
  method: 'POST',
  path: '/v1/company/senpai-tips/status',
  summary: 'Shows, hides or withdraws a tip. Showing a draft is checked like publishing.',
  auth: recruiters,
  body: z.strictObject({ tipId: contentId, status: tipStatus }),
  reply: z.object({ tip: listedTip }),
  says: 'status_updated',
  errors: ['status_not_possible'],
});

export const deleteTip = endpoint({
  id: 'company.tips.deleteTip',
  method: 'DELETE',
  path: '/v1/company/senpai-tip/{id}',
  summary: 'Deletes a tip.',
  auth: recruiters,
  params: oneTip,
  reply: z.object({}),
  says: 'deleted',
  errors: [],
});

export const listExclusiveDone = endpoint({
  id: 'company.tips.listExclusiveDone',
  method: 'GET',
  path: '/v1/company/exclusive-done',
  summary: 'The senpai whose tips this company has published.',
  auth: recruiters,
  reply: z.object({
    exclusive: z.array(z.object({ senpaiId: contentId, senpaiImageUrl: z.string().nullable() })),
  }),
  errors: [],
});
