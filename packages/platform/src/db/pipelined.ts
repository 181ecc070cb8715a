import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { ReadPipeline } from './pipeline.ts';

/**
 * Kysely over the pipeline. Its one connection is always there: nothing is acquired and released
 * around a statement, which would cost a short read more than its SQL does.
 */
export function pipelined<Tables>(pipeline: ReadPipeline): Kysely<Tables> {
  const driver = new PipelineDriver(pipeline);
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    { provideConnection: (consumer) => consumer(driver.connection) },
  );
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
}

/** Statements only: a transaction needs a connection of its own. */
class PipelineDriver implements Driver {
  readonly connection: DatabaseConnection;
  readonly #pipeline: ReadPipeline;

  constructor(pipeline: ReadPipeline) {
    this.#pipeline = pipeline;
    this.connection = {
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        const result = await pipeline.query(query.sql, query.parameters);
        return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
      },
      streamQuery() {
        throw new Error('Streaming needs a connection of its own: use the command database.');
      },
    };
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.connection;
  }
  async releaseConnection(): Promise<void> {}
  async beginTransaction(): Promise<never> {
    throw new Error('A transaction needs a connection of its own: use the command database.');
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  destroy(): Promise<void> {
    return this.#pipeline.close();
  }
}
