import { Client, DatabaseError } from 'pg';
import type { DatabaseLocation } from '../location/database-location.ts';

/** Connects as superuser, whose reserved connections work even when the product uses all others. */
export async function connectAdministrator(socketDir: string, password: string): Promise<Client> {
  const client = new Client({
    host: socketDir,
    user: 'postgres',
    password,
    database: 'postgres',
    application_name: 'engawa-owner',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {}); // Its end is what the callers watch; unheard, it would end the process.
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** The server is starting, stopping, recovering or not listening: worth a retry. */
export function isServerUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === '57P03' || error.code === '57P01';
  const { code, message } = error as NodeJS.ErrnoException;
  return (
    ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code ?? '') ||
    /terminated|timeout/i.test(message)
  );
}

export function isWrongPassword(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '28P01';
}

/** The product connects as an ordinary role that owns its database: SQL cannot reach the host. */
export async function ensureDatabase(admin: Client, database: string, password: string) {
  const secret = admin.escapeLiteral(password);
  const role = await admin.query("SELECT FROM pg_roles WHERE rolname = 'engawa'");
  if (role.rowCount === 0) await admin.query('CREATE ROLE engawa LOGIN CREATEDB');
  await admin.query(`ALTER ROLE engawa PASSWORD ${secret}`);
  const found = await admin.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  if (found.rowCount !== 0) return;
  await admin.query(`CREATE DATABASE ${admin.escapeIdentifier(database)} OWNER engawa`);
}

/** `localhost` is only there for URL parsers; the socket folder is used. */
export function databaseUrl(
  { socketDir }: DatabaseLocation,
  database: string,
  password: string,
): string {
  const url = new URL(`postgres://engawa:${password}@localhost`);
  url.pathname = `/${encodeURIComponent(database)}`;
  url.searchParams.set('host', socketDir);
  return url.href;
}
