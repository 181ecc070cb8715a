import { z } from 'zod';
import { postEndpoints } from '../contents/post-endpoints.ts';
import { contentId } from '../contents/schemas.ts';
import { company, endpoint } from '../endpoint.ts';
import { additionalContentStatusFilters } from '../reference/contents/additional-content-statuses.ts';
import { idSchema } from '../reference/id-schema.ts';
import { listedTip, tipContent, tipFields, tipStatus } from './schemas.ts';

export const {
  list: listTips,
  show: showTip,
  save: saveTip,
  changeStatus: changeTipStatus,
  remove: deleteTip,
} = postEndpoints({
  kind: 'tip',
  words: {
    one: 'a tip',
    list: 'tips of senpai, the last changed first',
    statuses: 'Shows, hides or withdraws',
  },
  paths: {
    list: '/v1/company/senpai-tips',
    one: '/v1/company/senpai-tip',
    content: '/v1/company/senpai-tip-management',
  },
  list: 'senpaiTips',
  status: tipStatus,
  filter: idSchema(additionalContentStatusFilters),
  listed: listedTip,
  opened: tipContent,
  fields: tipFields,
});

export const listExclusiveDone = endpoint({
  id: 'company.tips.listExclusiveDone',
  method: 'GET',
  path: '/v1/company/exclusive-done',
  summary: 'The senpai whose tips this company has published.',
  auth: company(0, 1, 2),
  reply: z.object({
    exclusive: z.array(z.object({ senpaiId: contentId, senpaiImageUrl: z.string().nullable() })),
  }),
  errors: [],
});
