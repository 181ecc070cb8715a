/** The statement behind GET /v1/student/account, as Kysely writes it; apps/api/tests/reads.test.ts checks it. */
export const accountSql =
  'select "student"."id", "email", "first_name", "last_name", "stored_file"."pictures" ' +
  'from "student" left join "stored_file" on "stored_file"."id" = "student"."picture_id" ' +
  'where "student"."id" = $1';
