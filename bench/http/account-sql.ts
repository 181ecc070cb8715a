/** GET /v1/student/account as Kysely compiles it; apps/api/tests/database/reads.test.ts checks. */
export const accountSql =
  'select "student"."id", "email", "first_name", "last_name", "name_order", ' +
  '(select "stored_file"."pictures" from "stored_file" ' +
  'where "stored_file"."id" = "student"."picture_id") as "pictures", ' +
  "exists (select from undeliverable where receiver = sha256(convert_to(lower(student.email), 'UTF8'))) " +
  'as "emailUndeliverable" ' +
  'from "student" where "student"."id" = $1';

export const recruiterSql =
  'select "recruiter"."id", "recruiter"."company_id" as "companyId", "recruiter"."name", ' +
  '"recruiter"."email", "recruiter"."department", "recruiter"."title", "recruiter"."version", ' +
  '"account"."level", "company"."name_jp" as "nameJp", ' +
  '"company"."name_en" as "nameEn", "company"."verified_at" as "verifiedAt", ' +
  '"company"."verified_in_demo" as "verifiedInDemo", ' +
  '(select "stored_file"."pictures" from "stored_file" ' +
  'where "stored_file"."id" = "recruiter"."picture_id") as "pictures", ' +
  "exists (select from undeliverable where receiver = sha256(convert_to(lower(recruiter.email), 'UTF8'))) " +
  'as "emailUndeliverable" ' +
  'from "recruiter" inner join "account" on "account"."id" = "recruiter"."id" ' +
  'inner join "company" on "company"."id" = "recruiter"."company_id" ' +
  'where "recruiter"."id" = $1';
