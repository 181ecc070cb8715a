import { expect, test } from 'vitest';
import { migrateFrom } from '../../testing/database/earlier-database.ts';

test('migrating keeps the universities of a filled database', async () => {
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

test('migrating mail settings turns on into at once and off into never', async () => {
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

test('migrating earlier blocks deletes notifications and lines that name the student', async () => {
  const rows = await migrateFrom('0059', {
    fill: `
      with c as (
        insert into company (name_en, industry_id)
        select name, 6 from unnest(array['Blocked', 'Other']) name returning id, name_en),
      r as (
        insert into account (kind, company_id, level) select 'company', id, 2 from c
        returning id, company_id),
      a as (insert into account (kind) values ('student') returning id),
      s as (
        insert into student (id, email, first_name, last_name)
        select id, 'linh@test.example', 'Linh', 'Nguyen' from a returning id),
      b as (
        insert into blocked_company (student_id, company_id)
        select s.id, c.id from s, c where c.name_en = 'Blocked'),
      t as (
        insert into thread (company_id, student_id, created_at, last_at)
        select c.id, s.id, now(), now() from c, s returning id, company_id),
      n as (
        insert into notification (account_id, kind, about, student_id, created_at)
        select r.id, 'test', '{}', named.id, now()
        from r, (select id from s union all select null) named)
      insert into daily_line (account_id, kind, words, url, created_at)
      select r.id, 'messages', 'x', 'https://test.example/company/messages/' || t.id, now()
      from r join t using (company_id)`,
    read: `
      select company.name_en as company, count(distinct notification.id)::int as all,
        count(distinct notification.id) filter (where student_id is not null)::int as named,
        count(distinct daily_line.id)::int as lines
      from account join company on company.id = account.company_id
      join notification on notification.account_id = account.id
      left join daily_line on daily_line.account_id = account.id
      group by company.name_en order by company.name_en`,
  });
  expect(rows).toEqual([
    { company: 'Blocked', all: 1, named: 0, lines: 0 },
    { company: 'Other', all: 2, named: 1, lines: 1 },
  ]);
});

test('migrating counts schools as universities, and in Japan by their degree as graduate schools', async () => {
  const rows = await migrateFrom('0079', {
    fill: `
      with a as (insert into account (kind) values ('student') returning id),
      s as (
        insert into student (id, email, first_name, last_name)
        select id, 'linh@test.example', 'Linh', 'Nguyen' from a returning id)
      insert into student_university (student_id, position, place, country, name, degree_type,
        major_type, major_category, entrance, graduation)
      select s.id, school.position, school.place, school.country, 'School', school.degree,
        'others', 'others', '2020-04', '2024-03'
      from s, (values
        (0, 'japan', null, 'master'), (1, 'japan', null, 'bachelor'), (2, 'abroad', 'VN', 'master')
      ) school (position, place, country, degree)`,
    read: `select position, school_type as type from student_university order by position`,
  });
  expect(rows).toEqual([
    { position: 0, type: 'graduate-school' },
    { position: 1, type: 'university' },
    { position: 2, type: 'university' },
  ]);
});
