import { type RawBuilder, sql } from 'kysely';

/** Younger accounts are not counted: somebody could create them to isolate one person's views. */
const establishedDays = 14;

export const isEstablished = (at: RawBuilder<unknown>) => sql<boolean>`(
  student.is_demo or student.created_at <= ${at} - ${establishedDays} * interval '1 day')`;
