-- Work experience as a fixed-term employee; the contract lists the kinds of employment.
alter table student_work drop constraint student_work_employment_type_check;
