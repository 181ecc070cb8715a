import type { elsewhereApplication } from '@engawa/contract/applications/listed';
import type { z } from 'zod';
import type { Db, Tx } from '../../../database.ts';

type Elsewhere = Omit<z.output<typeof elsewhereApplication>, 'id'>;

const columns = [
  'id',
  'company_name as companyName',
  'position',
  'applied_on as appliedOn',
  'state',
  'url',
  'note',
] as const;

export const listElsewhere = (db: Db, studentId: string) =>
  db
    .selectFrom('elsewhere_application')
    .select(columns)
    .where('student_id', '=', studentId)
    .orderBy('applied_on', 'desc')
    .orderBy('id', 'desc')
    .execute();

export type ElsewhereRow = Awaited<ReturnType<typeof listElsewhere>>[number];

export const presentElsewhere = (row: ElsewhereRow) => row;

const rowOf = (one: Elsewhere) => ({
  company_name: one.companyName,
  position: one.position,
  applied_on: one.appliedOn,
  state: one.state,
  url: one.url,
  note: one.note,
});

export const insertElsewhere = (tx: Tx, studentId: string, one: Elsewhere, now: Date) =>
  tx
    .insertInto('elsewhere_application')
    .values({ student_id: studentId, created_at: now, ...rowOf(one) })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateElsewhere = (tx: Tx, studentId: string, id: string, one: Elsewhere) =>
  tx
    .updateTable('elsewhere_application')
    .set(rowOf(one))
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();

export const deleteElsewhereRow = (tx: Tx, studentId: string, id: string) =>
  tx
    .deleteFrom('elsewhere_application')
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
