import { Client } from 'pg';

/** Lets the product's role disable triggers and foreign keys for the duration of `work`. */
export async function whileLoading<T>(url: string, work: () => Promise<T>): Promise<T> {
  const administrator = new URL(url);
  administrator.username = 'postgres';
  const client = new Client({ connectionString: administrator.href });
  await client.connect();
  try {
    await client.query('GRANT SET ON PARAMETER session_replication_role TO engawa');
    try {
      return await work();
    } finally {
      await client.query('REVOKE SET ON PARAMETER session_replication_role FROM engawa');
    }
  } finally {
    await client.end();
  }
}
