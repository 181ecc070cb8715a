import {
  insertNotifications,
  listNotifications,
} from '@engawa/api/features/notifications/notifications.repo';
import { keepHouse } from '@engawa/api/housekeeping.repo';
import type { Grown } from '../grown.ts';
import { dayMs, idAtSql, idOf, idSql, leastIdAt, often, oftenSql, rowsSql } from '../people.ts';

const readIsKeptDays = 180;

/** By its id, which begins with the time: so the key stays as it is, and a page is read in its order. */
export const notifications: Grown = {
  table: 'notification',
  partitionedBy: 'range (id)',
  bound: leastIdAt,
  // Most are read within some days; one in five is a recruiter's, about a student.
  fill: (people, size) => [
    `insert into notification (id, account_id, kind, about, student_id, created_at, read_at)
     select ${idAtSql('at')},
       case when of_student then student else ${idSql('recruiter', 'company')} end,
       case when of_student then 'companyAsked' else 'studentAsked' end,
       case when of_student
         then jsonb_build_object('companyId', ${idSql('company', 'company')}, 'company',
           jsonb_build_object('jp', '会社' || company, 'en', null))
         else jsonb_build_object('studentId', student, 'student', 'Mai Sato') end,
       case when of_student then null else student end,
       at, case when random() < 0.85 then at + random() * random() * interval '10 days' end
     from (
       select *, random() < 0.8 as of_student, ${oftenSql(people.companies)}::bigint as company,
         ${idSql('student', oftenSql(people.students))} as student
       from ${rowsSql(people, size)} offset 0) as told`,
  ],
  insert: (tx, { people, random, now }) =>
    insertNotifications(tx, {
      kind: 'companyAsked',
      about: {
        companyId: idOf('company', often(random, people.companies)),
        company: { jp: '会社', en: null },
      },
      to: [idOf('student', often(random, people.students))],
      now,
    }),
  readNewest: (db, { people, random }) =>
    listNotifications(db, idOf('student', often(random, people.students)), { cursor: undefined }),
  age: {
    deleteBefore: (commands, until) =>
      keepHouse(commands, new Date(until.getTime() + readIsKeptDays * dayMs)),
    served: 'read_at < $1',
    parameter: (until) => until,
  },
};
