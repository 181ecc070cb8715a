import { z } from 'zod';
import { company, endpoint, type Policy } from '../endpoint.ts';
import type { ErrorCode } from '../error-catalogue.ts';
import { line } from '../fields/fields.ts';
import { labelColours } from '../reference/connect/label-colours.ts';
import { idSchema } from '../reference/id-schema.ts';

interface Labels<
  Readers extends Policy,
  Shown extends z.ZodRawShape,
  Written extends z.ZodRawShape,
> {
  feature: string;
  path: `/v1/${string}`;
  readers: Readers;
  summaries: { list: string; save: string };
  limits: { labelName: number };
  /** Fields of a label besides its name and colour: in replies, and in the save command. */
  shown: Shown;
  written: Written;
  errors: readonly ErrorCode[];
}

export function labelEndpoints<
  Readers extends Policy,
  Shown extends z.ZodRawShape,
  Written extends z.ZodRawShape,
>(labels: Labels<Readers, Shown, Written>) {
  const { feature, path, readers, summaries, limits } = labels;
  const colour = idSchema(labelColours);
  const auth = company(0, 1, 2);
  const label = z.object({
    id: z.uuid(),
    name: z.string(),
    colour,
    used: z.int(),
    ...labels.shown,
  });
  const reply = z.object({ labels: z.array(label) });
  return {
    list: endpoint({
      id: `company.${feature}.listLabels`,
      method: 'GET',
      path,
      summary: summaries.list,
      auth: readers,
      reply,
      errors: [],
    }),
    save: endpoint({
      id: `company.${feature}.saveLabel`,
      method: 'POST',
      path,
      summary: summaries.save,
      auth,
      body: z.strictObject({
        id: z.uuid().optional(),
        name: line(limits.labelName),
        colour,
        ...labels.written,
      }),
      reply,
      says: 'saved',
      errors: labels.errors,
    }),
    remove: endpoint({
      id: `company.${feature}.deleteLabel`,
      method: 'DELETE',
      path,
      summary: 'Deletes a label; it is taken off whatever has it.',
      auth,
      query: z.object({ id: z.uuid() }),
      reply,
      says: 'deleted',
      errors: [],
    }),
  };
}
