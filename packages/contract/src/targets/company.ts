import { z } from 'zod';
import { contentId } from '../contents/schemas.ts';
import { company, endpoint } from '../endpoint.ts';
import { idSchema } from '../reference/id-schema.ts';
import { dismissalReasons } from './dismissals.ts';
import {
  easedCondition,
  groupCounts,
  settingBody,
  targetSetting,
  targetStudent,
  wholeTargetSetting,
} from './schemas.ts';
import { wishesText } from './wishes-text.ts';

const recruiting = company(0, 1, 2);
const one = z.object({ id: z.uuid() });
const page = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)
  .default(1);

export const listTargetStudents = endpoint({
  id: 'company.targets.listStudents',
  method: 'GET',
  path: '/v1/company/target',
  summary:
    'The students of one group (1 high, 2 middle, 3 discover, 4 contacted by few companies) for ' +
    'the setting `index`, by score, each with its reasons; with how many there are in each group.',
  auth: recruiting,
  query: z.object({ index: z.uuid(), type: z.enum(['1', '2', '3', '4']).transform(Number), page }),
  reply: z.object({
    targetStudents: z.object({
      data: z.array(targetStudent),
      counts: groupCounts,
      /** The company's plan limits how many of this group are shown; null: no limit. */
      most: z.int().nullable(),
      perPage: z.int(),
      /** An unverified company finds nobody. */
      verified: z.boolean(),
    }),
  }),
  errors: ['reading_budget_spent'],
});

export const countTargets = endpoint({
  id: 'company.targets.countGroups',
  method: 'GET',
  path: '/v1/company/target/count',
  summary: 'How many there would be in each group, while a setting is still being written.',
  auth: recruiting,
  query: z.object({ wishes: wishesText }),
  reply: z.object({ counts: groupCounts }),
  errors: [],
});

export const countEasedTargets = endpoint({
  id: 'company.targets.countEased',
  method: 'GET',
  path: '/v1/company/target/eased',
  summary:
    'How many people the first group would have with one condition eased by a step, for unsaved ' +
    'wishes; the strictest condition first.',
  auth: recruiting,
  query: z.object({ wishes: wishesText }),
  reply: z.object({ people: z.int().min(0), eased: z.array(easedCondition) }),
  // One change of the conditions is counted up to six times.
  slow: { atOnce: 2 },
  errors: [],
});

export const listTargetSettings = endpoint({
  id: 'company.targets.listSettings',
  method: 'GET',
  path: '/v1/company/target-settings',
  summary: 'The company’s target settings, by name.',
  auth: recruiting,
  reply: z.object({ targetSetting: z.array(targetSetting) }),
  errors: [],
});

export const createTargetSetting = endpoint({
  id: 'company.targets.createSetting',
  method: 'POST',
  path: '/v1/company/target-settings',
  summary: 'Adds a target setting.',
  auth: recruiting,
  body: settingBody,
  reply: z.object({ targetSetting }),
  says: 'saved',
  errors: ['target_settings_full'],
});

export const beginTargetSetting = endpoint({
  id: 'company.targets.beginSetting',
  method: 'POST',
  path: '/v1/company/target-settings/from-job',
  summary:
    'Adds a target setting with what a published job asks for and offers, under the job’s name.',
  auth: recruiting,
  body: z.strictObject({ jobId: contentId }),
  reply: z.object({ targetSetting }),
  says: 'saved',
  errors: ['target_settings_full'],
});

export const showTargetSetting = endpoint({
  id: 'company.targets.showSetting',
  method: 'GET',
  path: '/v1/company/target-settings/{id}',
  summary: 'One target setting, with who was dismissed from it and what that changed.',
  auth: recruiting,
  params: one,
  reply: z.object({ targetSetting: wholeTargetSetting }),
  errors: [],
});

export const saveTargetSetting = endpoint({
  id: 'company.targets.saveSetting',
  method: 'POST',
  path: '/v1/company/target-settings/{id}',
  summary: 'Changes a target setting.',
  auth: recruiting,
  params: one,
  body: settingBody,
  reply: z.object({ targetSetting }),
  says: 'saved',
  errors: [],
});

export const deleteTargetSetting = endpoint({
  id: 'company.targets.deleteSetting',
  method: 'DELETE',
  path: '/v1/company/target-settings/{id}',
  summary: 'Deletes a target setting and forgets whom it dismissed.',
  auth: recruiting,
  params: one,
  reply: z.object({}),
  says: 'deleted',
  errors: [],
});

const who = { index: z.uuid(), studentId: z.uuid() };

export const dismissFromTarget = endpoint({
  id: 'company.targets.dismissStudent',
  method: 'POST',
  path: '/v1/company/target/dismiss',
  summary: 'Takes somebody out of a setting’s lists, with a reason that counts from then on.',
  auth: recruiting,
  body: z.strictObject({ ...who, reason: idSchema(dismissalReasons) }),
  reply: z.object({ targetSetting: wholeTargetSetting }),
  errors: [],
});

export const restoreToTarget = endpoint({
  id: 'company.targets.restoreStudent',
  method: 'POST',
  path: '/v1/company/target/dismiss/undo',
  summary: 'Brings them back, and what their dismissal changed with them.',
  auth: recruiting,
  body: z.strictObject(who),
  reply: z.object({ targetSetting: wholeTargetSetting }),
  errors: [],
});
