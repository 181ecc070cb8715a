import { digestOf, newToken } from '@engawa/platform/auth/tokens';
import pg from 'pg';

/** Inserts a signed-in student with plain SQL, for servers in separate processes. */
export async function createDirectStudent(url: string): Promise<string> {
  const token = newToken();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `with a as (insert into account (kind) values ('student') returning id),
          p as (insert into student (id, email, first_name, last_name)
                select id, id || '@test.example', 'Linh', 'Nguyen' from a),
          s as (insert into session (account_id) select id from a returning id)
     insert into access_token select $1, id, now() + interval '1 hour' from s`,
    [digestOf(token)],
  );
  await client.end();
  return token;
}
