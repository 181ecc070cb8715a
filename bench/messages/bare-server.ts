import { createPool } from '@engawa/platform/db/pool';
import { fastify } from 'fastify';

/**
 * The least that can take a message: one durable transaction that writes the row and counts it; no
 * session, rules, limits or signals. And the least that can announce one.
 */
const pool = createPool({ url: process.env['DATABASE_URL'] ?? '' });
await pool.query(`
  create table if not exists bare_thread (id uuid primary key, last int not null, unread int not null);
  create table if not exists bare_message (
    thread_id uuid not null, number int not null, id uuid not null unique, text text not null,
    sent_at timestamptz not null, primary key (thread_id, number));
  insert into bare_thread select id, 0, 0 from thread on conflict do nothing;`);

const counting = {
  name: 'count',
  text: 'update bare_thread set last = last + 1, unread = unread + 1 where id = $1 returning last',
};
const writing = {
  name: 'write',
  text: 'insert into bare_message (thread_id, number, id, text, sent_at) values ($1, $2, $3, $4, now())',
};
const telling = { name: 'tell', text: `select pg_notify('bare', $1)` };

interface Sent {
  threadId: string;
  clientId: string;
  text: string;
}

const app = fastify();
app.post<{ Body: Sent; Querystring: { tell?: string } }>('/send', async ({ body, query }) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ last: number }>({ ...counting, values: [body.threadId] });
    const number = rows[0]?.last ?? 0;
    const values = [body.threadId, number, body.clientId, body.text];
    await client.query({ ...writing, values });
    if (query.tell) await client.query({ ...telling, values: [body.threadId] });
    await client.query('commit');
    return { number, id: body.clientId, text: body.text, result: 1 };
  } finally {
    client.release();
  }
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
