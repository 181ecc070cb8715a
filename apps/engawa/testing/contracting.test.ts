import { expect, test } from 'vitest';
import { contractingIn } from './contracting.ts';

test.each([
  ['create table t (id uuid primary key, name text not null unique);', []],
  ['create table t (id uuid); alter table t add check (id is not null);', []],
  ['create index t_name on t (name);', []],
  ['alter table t add column name text;', []],
  ["alter table t add name text not null default '';", []],
  ['alter table t add column n int generated always as (1) stored not null;', []],
  ['alter table t drop constraint t_check;', []],
  ['alter table t alter name drop not null;', []],
  ["insert into t values ('drop table; rename');", []],
  ['create or replace function f() returns void language sql as $$ drop table t; $$;', []],
  ['-- drop table t\ncreate index t_name on t (name);', []],
  ['drop table t;', ['drops a table']],
  ['alter table t drop column name;', ['drops a column']],
  ['alter table t drop name;', ['drops a column']],
  ['alter table t rename name to title;', ['renames']],
  ['alter table t alter column n type bigint;', ['changes the type of a column']],
  ['alter table t alter n set not null;', ['makes a column required']],
  ['alter table t add column n int not null;', ['adds a required column without a default']],
  ['alter table t add a int not null, add b text;', ['adds a required column without a default']],
  ['alter table t add constraint c check (n > 0);', ['adds a constraint']],
  ['alter table t add foreign key (n) references u;', ['adds a constraint']],
  ['create unique index t_name on t (name);', ['adds a constraint']],
  ['-- contract: 0.2.0 no longer reads it\nalter table t drop column name;', []],
  ['-- contract: soon\nalter table t drop column name;', ['drops a column']],
  [
    '-- contract: 0.2.0 no longer reads it\nalter table t drop a;\nalter table t drop b;',
    ['drops a column'],
  ],
])('%s', (sql, found) => {
  expect(contractingIn(sql)).toEqual(found);
});
