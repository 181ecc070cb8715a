import * as company from '@engawa/contract/targets/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { TalentSearch } from '../talent-search/public.ts';
import { beginSetting } from './company/begin-setting.ts';
import { countGroups } from './company/count-groups.ts';
import { createSetting } from './company/create-setting.ts';
import { deleteSetting } from './company/delete-setting.ts';
import { dismissStudent } from './company/dismiss-student.ts';
import { listSettings } from './company/list-settings.ts';
import { listStudents } from './company/list-students.ts';
import { restoreStudent } from './company/restore-student.ts';
import { saveSetting } from './company/save-setting.ts';
import { showSetting } from './company/show-setting.ts';

export const targetRoutes = (services: { talent: TalentSearch; limits: CallLimits }) => [
  bind(company.listTargetStudents, listStudents(services)),
  bind(company.countTargets, countGroups(services)),
  bind(company.listTargetSettings, listSettings),
  bind(company.createTargetSetting, createSetting),
  bind(company.beginTargetSetting, beginSetting),
  bind(company.showTargetSetting, showSetting),
  bind(company.saveTargetSetting, saveSetting),
  bind(company.deleteTargetSetting, deleteSetting),
  bind(company.dismissFromTarget, dismissStudent),
  bind(company.restoreToTarget, restoreStudent),
];
