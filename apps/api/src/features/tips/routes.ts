/**
 * Feature tips. Senpai tips (先輩の声) of a company: one of the three kinds of post
 * (`features/posts`).
 */

import {
  changeTipStatus,
  deleteTip,
  listExclusiveDone as doneEndpoint,
  listTips,
  saveTip,
  showTip,
} from '@engawa/contract/tips/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import { postHandlers, presentPost } from '../posts/public.ts';
import { listExclusiveDone } from './company/list-exclusive-done.ts';

const tip = postHandlers({
  kind: 'tip',
  list: 'senpaiTips',
  searched: ['title', 'message', 'senpaiName'],
  present: (row) => ({
    ...presentPost('tip', row),
    senpaiImage: row.draft.common.senpaiImage,
  }),
});

export const tipRoutes = () => [
  bind(listTips, tip.list),
  bind(showTip, tip.show),
  bind(saveTip, tip.save),
  bind(changeTipStatus, tip.changeStatus),
  bind(deleteTip, tip.remove),
  bind(doneEndpoint, listExclusiveDone),
];
