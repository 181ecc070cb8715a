import type { Client } from 'pg';
import type { Manifest, SavedTable } from './manifest.ts';

/** Every table except partitions, which are saved through their parent table. */
const tablesSql = `
  select n.nspname as schema, c.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
  order by 1, 2`;

export async function listTables(
  client: Pick<Client, 'query'>,
): Promise<Omit<SavedTable, 'rows'>[]> {
  return (await client.query<Omit<SavedTable, 'rows'>>(tablesSql)).rows;
}

export async function listSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as last
     from pg_sequences order by 1, 2`,
  );
  return rows;
}

export const quoted = ({ schema, name }: { schema: string; name: string }): string =>
  `${quote(schema)}.${quote(name)}`;

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Saving and loading must format values alike, whatever the server's settings. */
export const exactValues =
  "set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8'";
