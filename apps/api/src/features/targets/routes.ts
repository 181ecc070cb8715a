/**
 * Feature targets. A company's target settings, the three groups of students that fit, dismissals
 * and the exposure balance. Decision 056.
 */

import * as company from '@engawa/contract/targets/company';
import { found } from '@engawa/platform/errors/refusal';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { TalentSearch } from '../talent-search/public.ts';
import { countEased } from './company/count-eased.ts';
import { countGroups } from './company/count-groups.ts';
import { dismissStudent } from './company/dismiss-student.ts';
import { listStudents } from './company/list-students.ts';
import { restoreStudent } from './company/restore-student.ts';
import { listDismissals } from './dismissals.repo.ts';
import { addSetting } from './setting/add-setting.ts';
import { beginFromJob } from './setting/begin-from-job.ts';
import {
  findSetting,
  listSettings as list,
  deleteSetting as remove,
  updateSetting,
} from './setting/settings.repo.ts';
import { presentSetting, presentWhole } from './target.present.ts';

export const targetRoutes = (services: { talent: TalentSearch; limits: CallLimits }) => [
  bind(company.listTargetStudents, listStudents(services)),
  bind(company.countTargets, countGroups(services)),
  bind(company.countEasedTargets, countEased(services)),
  bind(company.listTargetSettings, async ({ db, actor }) => ({
    targetSetting: (await list(db, actor.companyId)).map(presentSetting),
  })),
  bind(company.createTargetSetting, async ({ tx, actor, body, now }) => {
    const setting = await addSetting(tx, actor.companyId, { ...body, jobId: null }, now);
    return { targetSetting: presentSetting(setting) };
  }),
  bind(company.beginTargetSetting, async (call) => {
    const { tx, actor, body, now, language } = call;
    const { companyId } = actor;
    const begun = await beginFromJob(tx, { companyId, jobId: body.jobId, language, now });
    return { targetSetting: presentSetting(found(begun)) };
  }),
  bind(company.showTargetSetting, async ({ db, actor, params }) => {
    const setting = found(await findSetting(db, actor.companyId, params.id));
    const dismissed = await listDismissals(db, actor.companyId, setting.id);
    return { targetSetting: presentWhole(setting, dismissed) };
  }),
  bind(company.saveTargetSetting, async ({ tx, actor, params, body, now }) => {
    const setting = found(await updateSetting(tx, actor.companyId, params.id, body, now));
    return { targetSetting: presentSetting(setting) };
  }),
  bind(company.deleteTargetSetting, async ({ tx, actor, params }) => {
    found(await remove(tx, actor.companyId, params.id));
    return {};
  }),
  bind(company.dismissFromTarget, dismissStudent),
  bind(company.restoreToTarget, restoreStudent),
];
