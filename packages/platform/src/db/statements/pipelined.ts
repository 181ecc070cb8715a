import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  type KyselyPlugin,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Statements } from '../standby/primary-fallback.ts';

/**
 * Kysely over the pipeline, without acquiring a connection per statement, which costs more than a
 * short read.
 */
export function pipelined<Tables>(pipeline: Statements): Kysely<Tables> {
  const driver = new PipelineDriver(pipeline);
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => compiler,
  };
  const executor = new PipelineExecutor(driver.connection);
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
}

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();

/**
 * Sends a statement to the pipeline. Applies the plugins to statements but skips their pass over
 * results, which costs several turns of the microtask queue each.
 */
class PipelineExecutor extends DefaultQueryExecutor {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection, plugins: readonly KyselyPlugin[] = []) {
    super(compiler, adapter, { provideConnection: (use) => use(connection) }, [...plugins]);
    this.#connection = connection;
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#connection.executeQuery<R>(query);
  }
  override withPlugins(plugins: readonly KyselyPlugin[]): PipelineExecutor {
    return new PipelineExecutor(this.#connection, [...this.plugins, ...plugins]);
  }
  override withPlugin(plugin: KyselyPlugin): PipelineExecutor {
    return this.withPlugins([plugin]);
  }
  override withPluginAtFront(plugin: KyselyPlugin): PipelineExecutor {
    return new PipelineExecutor(this.#connection, [plugin, ...this.plugins]);
  }
  override withoutPlugins(): PipelineExecutor {
    return new PipelineExecutor(this.#connection);
  }
}

/** Statements only: a transaction needs a connection of its own. */
class PipelineDriver implements Driver {
  readonly connection: DatabaseConnection;
  readonly #pipeline: Statements;

  constructor(pipeline: Statements) {
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
