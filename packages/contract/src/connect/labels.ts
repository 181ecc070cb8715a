import { z } from 'zod';
import { company, endpoint } from '../endpoint.ts';
import { several } from '../fields/fields.ts';
import { labelEndpoints } from '../labels/label-endpoints.ts';
import { connectLimits } from './limits.ts';

const recruiting = company(0, 1, 2);

export const {
  list: listConnectLabels,
  save: saveConnectLabel,
  remove: deleteConnectLabel,
} = labelEndpoints({
  feature: 'connect',
  path: '/v1/company/connect-label',
  readers: recruiting,
  summaries: {
    list: 'The company’s own labels for its connections.',
    save: 'Makes a label, or renames or recolours the one with this id.',
  },
  limits: connectLimits,
  shown: {},
  written: {},
  errors: ['label_exists', 'labels_used_up'],
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
  reply: listConnectLabels.reply,
  says: 'saved',
  errors: [],
});
