import { createPool } from '@engawa/platform/db/pool';
import { ReadPipeline } from '@engawa/platform/db/statements/pipeline';
import { fastify } from 'fastify';
import { accountSql, recruiterSql } from './account-sql.ts';

/**
 * The least that can answer the same call: Fastify, the same SQL, the same payload; no session,
 * policy, validation, language, limits or headers.
 */
const url = process.env['DATABASE_URL'] ?? '';
const id = process.env['STUDENT_ID'] ?? '';
const recruiterId = process.env['RECRUITER_ID'] ?? '';
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
        emailUndeliverable: { type: 'boolean' },
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
  emailUndeliverable: boolean;
}

const present = (row: Row) => ({
  user: {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    emailUndeliverable: row.emailUndeliverable,
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

const names = {
  type: 'object',
  properties: { jp: { type: 'string', nullable: true }, en: { type: 'string', nullable: true } },
};
const recruiter = {
  type: 'object',
  properties: {
    user: {
      type: 'object',
      properties: {
        ...account.properties.user.properties,
        role: { type: 'integer' },
        companyId: { type: 'string' },
        companyName: names,
        verification: { type: 'string' },
        department: { type: 'string', nullable: true },
        title: { type: 'string', nullable: true },
        version: { type: 'integer' },
      },
    },
    result: { type: 'integer' },
  },
};
interface RecruiterRow {
  id: string;
  companyId: string;
  name: string;
  email: string;
  emailUndeliverable: boolean;
  department: string | null;
  title: string | null;
  version: number;
  level: number;
  nameJp: string | null;
  nameEn: string | null;
}
const presentRecruiter = ({ nameJp, nameEn, level, ...row }: RecruiterRow) => ({
  user: {
    ...row,
    role: level,
    companyName: { jp: nameJp, en: nameEn },
    verification: 'waiting',
    profilePictureUrl: null,
  },
  result: 1,
});
app.get('/recruiter', { schema: { response: { 200: recruiter } } }, async () =>
  presentRecruiter((await pipeline.query(recruiterSql, [recruiterId])).rows[0] as RecruiterRow),
);
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
