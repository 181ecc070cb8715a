import { z } from 'zod';

export const idSchema = <Id extends string | number>(table: { readonly ids: readonly Id[] }) =>
  z.literal(table.ids);
