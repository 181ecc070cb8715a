import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { Tx } from '../../../database.ts';
import { mailLanguage } from '../../../mail/mail-language.repo.ts';
import { mailTiming } from '../../../mail/mail-timing.repo.ts';

export const findAddressees = (tx: Tx, studentIds: readonly string[]) =>
  tx
    .selectFrom('student')
    .where('student.id', '=', oneOf(studentIds))
    .where(mailTiming('student.id', 'applications'), '!=', 'never')
    .orderBy('student.id')
    .select([
      'student.id',
      'student.email',
      mailLanguage('student.id').as('language'),
      mailTiming('student.id', 'applications').as('timing'),
    ])
    .execute();
