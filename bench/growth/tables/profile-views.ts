import {
  keepProfileView,
  listProfileViewRows,
} from '@engawa/api/features/analytics/profile-views.repo';
import { forgetOldViews } from '@engawa/api/features/analytics/public';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Grown } from '../grown.ts';
import { idOf, idSql, often, oftenSql, rowsSql } from '../people.ts';

export const profileViews: Grown = {
  table: 'profile_view',
  partitionedBy: 'range (day)',
  bound: todayInJapan,
  fill: (people, size) => [
    `insert into profile_view (student_id, day, company_id)
     select ${idSql('student', oftenSql(people.students))}, (at at time zone 'Asia/Tokyo')::date,
       ${idSql('company', oftenSql(people.companies))}
     from ${rowsSql(people, size)} on conflict do nothing`,
  ],
  insert: (tx, { people, random, now }) =>
    keepProfileView(tx, {
      studentId: idOf('student', often(random, people.students)),
      companyId: idOf('company', often(random, people.companies)),
      day: todayInJapan(now),
    }),
  readNewest: (db, { people, random }) =>
    listProfileViewRows(db, idOf('student', often(random, people.students))),
  age: {
    deleteBefore: (commands, until) => forgetOldViews(commands, until, 0),
    served: 'day < $1',
    parameter: todayInJapan,
  },
};
