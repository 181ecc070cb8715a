import {
  changeTipStatus as changeEndpoint,
  deleteTip as deleteEndpoint,
  listExclusiveDone as doneEndpoint,
  listTips as listEndpoint,
  saveTip as saveEndpoint,
  showTip as showEndpoint,
} from '@engawa/contract/tips/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import { changeStatus } from './company/change-status.ts';
import { deleteTip } from './company/delete-tip.ts';
import { listExclusiveDone } from './company/list-exclusive-done.ts';
import { listTips } from './company/list-tips.ts';
import { saveTip } from './company/save-tip.ts';
import { showTip } from './company/show-tip.ts';

export const tipRoutes = () => [
  bind(listEndpoint, listTips),
  bind(showEndpoint, showTip),
  bind(saveEndpoint, saveTip),
  bind(changeEndpoint, changeStatus),
  bind(deleteEndpoint, deleteTip),
  bind(doneEndpoint, listExclusiveDone),
];
