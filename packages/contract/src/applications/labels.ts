import { z } from 'zod';
import { company, endpoint, everyLevel } from '../endpoint.ts';
import { line } from '../fields/fields.ts';
import { labelColours } from '../reference/connect/label-colours.ts';
import { idSchema } from '../reference/id-schema.ts';
import { applicationLimits } from './limits.ts';
import { severalApplications } from './several.ts';

const recruiting = company(0, 1, 2);

const label = z.object({
  id: z.uuid(),
  /** Its place among the columns of the board, from 0. */
  labelIndex: z.int(),
  name: z.string(),
  colour: idSchema(labelColours),
  /** How many applications have it. */
  used: z.int(),
});
const reply = z.object({ labels: z.array(label) });

export const listApplyLabels = endpoint({
  id: 'company.applications.listLabels',
  method: 'GET',
  path: '/v1/company/label',
  summary: 'The company’s own labels for applications, in their order.',
  auth: everyLevel,
  reply,
  errors: [],
});

export const saveApplyLabel = endpoint({
  id: 'company.applications.saveLabel',
  method: 'POST',
  path: '/v1/company/label',
  summary: 'Makes a label, or renames, recolours or moves the one with this id.',
  auth: recruiting,
  body: z.strictObject({
    id: z.uuid().optional(),
    name: line(applicationLimits.labelName),
    colour: idSchema(labelColours),
    /** Where it goes; left out: to the end, or it stays. */
    labelIndex: z.int().min(0).max(applicationLimits.labels).optional(),
  }),
  reply,
  says: 'saved',
  errors: ['apply_label_exists', 'apply_labels_used_up'],
});

export const deleteApplyLabel = endpoint({
  id: 'company.applications.deleteLabel',
  method: 'DELETE',
  path: '/v1/company/label',
  summary: 'Deletes a label; it is taken off whatever has it.',
  auth: recruiting,
  query: z.object({ id: z.uuid() }),
  reply,
  says: 'deleted',
  errors: [],
});

export const setApplyLabel = endpoint({
  id: 'company.applications.setLabel',
  method: 'POST',
  path: '/v1/company/set-apply-label',
  summary: 'Puts a label on several applications at once; null takes theirs off.',
  auth: recruiting,
  body: z.strictObject({ ids: severalApplications, labelId: z.uuid().nullable() }),
  reply,
  says: 'saved',
  errors: [],
});
