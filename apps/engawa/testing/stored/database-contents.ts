import pg from 'pg';

export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const ours = "n.nspname <> 'information_schema' and n.nspname !~ '^pg_'";

/** The number of rows of every table, with a digest that does not depend on their order. */
export async function rowsOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and ${ours} order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ digest: string }>(
      `select count(*) || ' rows ' || coalesce(md5(string_agg(digest, '' order by digest)), '') as digest
       from (select md5(t::text) as digest from ${name} t) each`,
    );
    found[name] = rows[0]?.digest ?? '';
  }
  return found;
}

export async function structureOf(client: pg.Client): Promise<string[]> {
  const parts = [
    `select 'column ' || c.oid::regclass || ' ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
       || ' ' || a.attnotnull || a.attgenerated::text || a.attidentity::text
       || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '')
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     join pg_namespace n on n.oid = c.relnamespace
     left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v') and ${ours}`,
    `select 'constraint ' || x.conrelid::regclass || ' ' || x.conname || ' ' || pg_get_constraintdef(x.oid)
     from pg_constraint x join pg_namespace n on n.oid = x.connamespace where ${ours}`,
    `select 'index ' || pg_get_indexdef(i.indexrelid) || ' ' || i.indisvalid
     from pg_index i join pg_class c on c.oid = i.indexrelid
     join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
    `select 'trigger ' || pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     join pg_namespace n on n.oid = c.relnamespace where not t.tgisinternal and ${ours}`,
    `select 'function ' || pg_get_functiondef(p.oid)
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours}`,
    `select 'owner ' || c.oid::regclass || ' ' || c.relkind::text || c.relpersistence::text || ' ' || pg_get_userbyid(c.relowner)
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  ];
  const { rows } = await client.query<{ line: string }>(
    `select line from (${parts.join(' union all ')}) every (line) order by 1`,
  );
  return rows.map(({ line }) => line);
}
