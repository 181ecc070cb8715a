import { z } from 'zod';

/** The schema of a reference table's ids. */
export const idSchema = <Id extends string | number>(table: { readonly ids: readonly Id[] }) =>
  z.literal(table.ids);
