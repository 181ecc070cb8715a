import { z } from 'zod';
import { company, endpoint } from '../endpoint.ts';
import { line, several } from '../fields/fields.ts';
import { labelColours } from '../reference/connect/label-colours.ts';
import { idSchema } from '../reference/id-schema.ts';
import { connectLimits } from './limits.ts';

const recruiting = company(0, 1, 2);

const written = { name: line(connectLimits.labelName), colour: idSchema(labelColours) };
const label = z.object({
  id: z.uuid(),
  name: z.string(),
  colour: idSchema(labelColours),
  /** How many connections and requests have it. */
  used: z.int(),
});
const reply = z.object({ labels: z.array(label) });

export const listConnectLabels = endpoint({
  id: 'company.connect.listLabels',
  method: 'GET',
  path: '/v1/company/connect-label',
  summary: 'The company’s own labels for its connections.',
  auth: recruiting,
  reply,
  errors: [],
});

export const saveConnectLabel = endpoint({
  id: 'company.connect.saveLabel',
  method: 'POST',
  path: '/v1/company/connect-label',
  summary: 'Makes a label, or renames or recolours the one with this id.',
  auth: recruiting,
  body: z.strictObject({ id: z.uuid().optional(), ...written }),
  reply,
  says: 'saved',
  errors: ['label_exists', 'labels_used_up'],
});

export const deleteConnectLabel = endpoint({
  id: 'company.connect.deleteLabel',
  method: 'DELETE',
  path: '/v1/company/connect-label',
  summary: 'Deletes a label; it is taken off whatever has it.',
  auth: recruiting,
  query: z.object({ id: z.uuid() }),
  reply,
  says: 'deleted',
  errors: [],
});

export const setConnectLabels = endpoint({
  id: 'company.connect.setLabels',
  method: 'POST',
  path: '/v1/company/set-connect-label',
  summary: 'Puts labels on several connections at once, and takes others off.',
  auth: recruiting,
  body: z.strictObject({
    studentIds: several(z.uuid()).min(1).max(connectLimits.labelledAtOnce),
    add: several(z.uuid()).max(connectLimits.labels).default([]),
    remove: several(z.uuid()).max(connectLimits.labels).default([]),
  }),
  reply,
  says: 'saved',
  errors: [],
});
