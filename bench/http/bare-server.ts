import { ReadPipeline } from '@engawa/platform/db/pipeline';
import { createPool } from '@engawa/platform/db/pool';
import { fastify } from 'fastify';
import { accountSql } from './account-sql.ts';

/**
 * The least that can answer the same call: Fastify, the same SQL, the same payload; no session, no
 * policy, no validation, no language, no limits, no headers.
 */
const url = process.env['DATABASE_URL'] ?? '';
const id = process.env['STUDENT_ID'] ?? '';
const pool = createPool({ url });
const pipeline = new ReadPipeline({ url });

const account = {
  type: 'object',
  properties: {
    user: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        name: { type: 'string' },
        email: { type: 'string' },
        profilePictureUrl: { type: 'string', nullable: true },
      },
    },
    result: { type: 'integer' },
  },
};

interface Row {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
}

const present = (row: Row) => ({
  user: {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    profilePictureUrl: null,
  },
  result: 1,
});

const app = fastify();
const schema = { response: { 200: account } };
app.get('/pipeline', { schema }, async () =>
  present((await pipeline.query(accountSql, [id])).rows[0] as Row),
);
app.get('/pool', { schema }, async () =>
  present(
    (await pool.query<Row>({ name: 'account', text: accountSql, values: [id] })).rows[0] as Row,
  ),
);
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
