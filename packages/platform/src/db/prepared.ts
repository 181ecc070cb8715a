import type { Compilable, CompiledQuery, Kysely } from 'kysely';

/** Stands for an argument while the statement is being written. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Rows<Q> = Q extends Compilable<infer Row> ? Row[] : never;

/**
 * A statement that Kysely writes once. Building and compiling the same query for every request
 * costs about as much as the rest of a short read; see bench/http.
 */
export function prepared<Tables, Args extends Record<string, unknown>, Q extends Compilable>(
  write: (db: Kysely<Tables>, args: Args) => Q,
): (db: Kysely<Tables>, args: Args) => Promise<Rows<Q>> {
  let compiled: CompiledQuery | undefined;
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as Args;
  return async (db, args) => {
    // Written once for everybody, so it must not carry one company's wall: it names whom it is about.
    compiled ??= write(db.withoutPlugins(), slots).compile();
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? args[value.name] : value,
    );
    const { rows } = await db.executeQuery({ ...compiled, parameters });
    return rows as Rows<Q>;
  };
}
