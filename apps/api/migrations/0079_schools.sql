-- Kinds of schools and their degrees, checked by the contract's tables alone. Entries from before
-- count as universities, in Japan by their degree as graduate schools. The defaults are for servers
-- of the release before.
alter table student_university
  drop constraint student_university_degree_type_check,
  add column school_type text not null default 'university';
update student_university set school_type = 'graduate-school'
where degree_type in ('master', 'doctoral') and place = 'japan';

-- The position in the table of kinds; 0 is a university.
alter table student_search add column school smallint not null default 0;
