import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { answerLater, keepPlan } from './statement-names.ts';

/** A placeholder for an argument while the statement is compiled. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Rows<Q> = Q extends Compilable<infer Row> ? Row[] : never;

/**
 * A statement that Kysely compiles once. Building and compiling a query per request costs about as
 * much as the rest of a short read, and so does planning it in the database; see bench/http and
 * bench/messages. With `later` it returns nothing, and its transaction does not wait for it before
 * the commit.
 */
export function prepared<Tables, Args extends Record<string, unknown>, Q extends Compilable>(
  write: (db: Kysely<Tables>, args: Args) => Q,
  { later = false }: { later?: boolean } = {},
): (db: Kysely<Tables>, args: Args) => Promise<Rows<Q>> {
  let compiled: CompiledQuery | undefined;
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as Args;
  return async (db, args) => {
    // Shared by all callers, so it must not contain one company's tenant filter.
    if (!compiled) {
      compiled = write(db.withoutPlugins(), slots).compile();
      keepPlan(compiled.sql);
      if (later) answerLater(compiled.sql);
    }
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? args[value.name] : value,
    );
    const { rows } = await db.executeQuery({ ...compiled, parameters });
    return rows as Rows<Q>;
  };
}
