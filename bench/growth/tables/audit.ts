import { keepHouse } from '@engawa/api/housekeeping.repo';
import { listTrail } from '@engawa/api/operator/audit-trail.repo';
import { writeAudit } from '@engawa/platform/http/endpoint/audit.repo';
import type { Grown } from '../grown.ts';
import { dayMs, idAtSql, idOf, idSql, leastIdAt, often, oftenSql, rowsSql } from '../people.ts';

const auditIsKeptDays = 730;

/** By its id, which begins with the time: so `operator_act` can go on pointing to it. */
export const audit: Grown = {
  table: 'audit',
  partitionedBy: 'range (id)',
  bound: leastIdAt,
  // One in four by a recruiter for the company; each about somebody or something.
  fill: (people, size) => [
    `insert into audit (id, at, action, account_id, company_id, subject_id, request_id)
     select ${idAtSql('at')}, at, 'student.profile.save',
       case when of_company then ${idSql('recruiter', 'company')} else student end,
       case when of_company then ${idSql('company', 'company')} end,
       case when of_company then student else ${idSql('thread', oftenSql(people.threads))} end,
       md5(number::text)
     from (
       select *, random() < 0.25 as of_company, ${oftenSql(people.companies)}::bigint as company,
         ${idSql('student', oftenSql(people.students))} as student
       from ${rowsSql(people, size)} offset 0) as done`,
  ],
  insert: (tx, { people, random, now }) => {
    const accountId = idOf('student', often(random, people.students));
    const call = { actor: { kind: 'student', accountId }, now, requestId: 'growth' };
    return writeAudit(tx, 'student.profile.save', call as Parameters<typeof writeAudit>[2], {
      id: idOf('thread', often(random, people.threads)),
      autosave: false,
    });
  },
  readNewest: (db, { people, random }) =>
    listTrail(db, idOf('student', often(random, people.students))),
  age: {
    deleteBefore: (commands, until) =>
      keepHouse(commands, new Date(until.getTime() + auditIsKeptDays * dayMs)),
    served: 'at < $1',
    parameter: (until) => until,
  },
};
