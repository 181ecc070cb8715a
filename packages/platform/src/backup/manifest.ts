import { z } from 'zod';

const part = z.object({ bytes: z.number().int().min(0), sha256: z.string().length(64) });

export const manifestSchema = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), digest: z.string() })),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int().min(0),
    }),
  ),
  sequences: z.array(
    // A 64-bit number as text; null for an unused sequence.
    z.object({ schema: z.string(), name: z.string(), last: z.string().nullable() }),
  ),
  files: z.object({
    /** False for an object store, which is backed up by its own means. */
    saved: z.boolean(),
    count: z.number().int().min(0),
    bytes: z.number().int().min(0),
    /** Keys that rows refer to although the bytes were already missing. */
    missing: z.array(z.string()),
  }),
  parts: z.record(z.string(), part),
});

export type Manifest = z.output<typeof manifestSchema>;
export type Part = z.output<typeof part>;
export type SavedTable = Manifest['tables'][number];

export const tablePart = ({ schema, name }: { schema: string; name: string }): string =>
  `database/${schema}.${name}`;
export const queuePart = 'database/queue.sql';
export const filePart = (key: string): string => `files/${key}`;
