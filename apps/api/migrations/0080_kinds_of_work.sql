-- Kinds of work within the categories a student wants; the contract lists them.
alter table student_career add column job_subcategories text[] not null default '{}';

-- The same by category as sets of bits; 0 until the row is written again.
alter table student_search
  add column business_work smallint not null default 0,
  add column creative_work smallint not null default 0,
  add column tech_work smallint not null default 0,
  add column other_work smallint not null default 0;

-- The posting's kind of work, for the filter; null where it states none.
alter table job_search add column subcategory text;
