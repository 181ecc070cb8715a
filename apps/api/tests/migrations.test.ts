import { expect, test } from 'vitest';
import { migrateFrom } from '../testing/earlier-database.ts';

test('a filled database of the version before keeps its universities', async () => {
  const rows = await migrateFrom('0005', {
    fill: `
      with a as (insert into account (kind) select 'student' from generate_series(1, 3) returning id)
      insert into student (id, email, first_name, last_name, university)
      select id, id || '@test.example', 'Linh', 'Nguyen',
             (array['筑波大学', '筑波大学', null])[row_number() over ()] from a`,
    read: `
      select university.name, section.version
      from student
      left join student_university university on university.student_id = student.id
      left join student_section section on section.student_id = student.id
      order by name`,
  });
  const kept = { name: '筑波大学', version: 1 };
  expect(rows).toEqual([kept, kept, { name: null, version: null }]);
});

test('which mails students want keeps its meaning: on is at once, off is never', async () => {
  const rows = await migrateFrom('0019', {
    fill: `
      with a as (insert into account (kind) select 'student' from generate_series(1, 2) returning id),
      s as (
        insert into student (id, email, first_name, last_name)
        select id, id || '@test.example', 'Linh', 'Nguyen' from a returning id)
      insert into student_settings (student_id, version, mail_connects, mail_messages,
        mail_applications, mail_news, language, occupation, job_hunting)
      select id, n, n = 1, n = 2, n = 1, n = 2, 'en', 'student', 'looking'
      from (select id, row_number() over () as n from s) as numbered`,
    read: `
      select version, mail_connects as connects, mail_messages as messages,
        mail_applications as applications, mail_news as news, language
      from student_settings order by version`,
  });
  const [on, off] = ['at_once', 'never'];
  expect(rows).toEqual([
    { version: 1, connects: on, messages: off, applications: on, news: off, language: 'en' },
    { version: 2, connects: off, messages: on, applications: off, news: on, language: 'en' },
  ]);
});
