import { z } from 'zod';
import { company, endpoint, everyLevel } from '../endpoint.ts';
import { labelEndpoints } from '../labels/label-endpoints.ts';
import { applicationLimits } from './limits.ts';
import { severalApplications } from './several.ts';

export const {
  list: listApplyLabels,
  save: saveApplyLabel,
  remove: deleteApplyLabel,
} = labelEndpoints({
  feature: 'applications',
  path: '/v1/company/label',
  readers: everyLevel,
  summaries: {
    list: 'The company’s own labels for applications, in their order.',
    save: 'Makes a label, or renames, recolours or moves the one with this id.',
  },
  limits: applicationLimits,
  /** Position among the board's columns, from 0. */
  shown: { labelIndex: z.int() },
  /** The new position; without it a new label is appended and an existing one does not move. */
  written: { labelIndex: z.int().min(0).max(applicationLimits.labels).optional() },
  errors: ['apply_label_exists', 'apply_labels_used_up'],
});

export const setApplyLabel = endpoint({
  id: 'company.applications.setLabel',
  method: 'POST',
  path: '/v1/company/set-apply-label',
  summary: 'Puts a label on several applications at once; null takes theirs off.',
  auth: company(0, 1, 2),
  body: z.strictObject({ ids: severalApplications, labelId: z.uuid().nullable() }),
  reply: listApplyLabels.reply,
  says: 'saved',
  errors: [],
});
