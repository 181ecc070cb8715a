import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { Tx } from '../../../database.ts';
import { mailLanguage } from '../../../mail-language.repo.ts';

/** Those of these students who want mails about what they applied for, and their language. */
export const findAddressees = (tx: Tx, studentIds: readonly string[]) =>
  tx
    .selectFrom('student')
    .leftJoin('student_settings as settings', 'settings.student_id', 'student.id')
    .where('student.id', '=', oneOf(studentIds))
    // A student who never changed a setting has no row, and gets these mails.
    .where((where) =>
      where.or([
        where('settings.mail_applications', 'is', null),
        where('settings.mail_applications', '=', true),
      ]),
    )
    .orderBy('student.id')
    .select(['student.email', mailLanguage('student.id').as('language')])
    .execute();
