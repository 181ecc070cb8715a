import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  type JoinNode,
  type Kysely,
  type KyselyPlugin,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  OrNode,
  ParensNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type RawNode,
  ReferenceNode,
  type SelectQueryNode,
  TableNode,
  type Transaction,
  type UpdateQueryNode,
  ValueNode,
  WhereNode,
} from 'kysely';

/**
 * The tables whose rows belong to a company. Of one that also has rows of nobody's, such as students'
 * files, those are seen too.
 */
export type TenantTables = Readonly<Record<string, 'owned' | 'owned or nobody’s'>>;

/**
 * A second wall under the conditions that repositories write: whatever a handler of a company asks of
 * these tables, it gets its own company's rows. One that forgets to name the company finds nothing of
 * others, and a hand-written statement that names such a table without the company is refused.
 */
export function tenantWalls(tables: TenantTables): (companyId: string) => KyselyPlugin {
  // A column of such a table may be named; the table itself not without the company.
  const named = new RegExp(
    `(?<![.\\w])"?(?:${Object.keys(tables).join('|')})"?\\b(?!\\s*\\.)`,
    'i',
  );
  return (companyId) => {
    const transformer = new WallTransformer(tables, named, companyId);
    return {
      transformQuery: ({ node, queryId }: PluginTransformQueryArgs) =>
        transformer.transformNode(node, queryId),
      transformResult: async ({ result }: PluginTransformResultArgs) => result,
    };
  };
}

const mostKept = 1_000;

/** One database, walled for each company; those asked for last are kept, since making one costs a read. */
export function walledDatabases<T>(
  db: Kysely<T>,
  wallOf: (companyId: string) => KyselyPlugin,
): (companyId: string) => Kysely<T> {
  const kept = new Map<string, Kysely<T>>();
  return (companyId) => {
    const known = kept.get(companyId);
    if (known) return known;
    const walled = db.withPlugin(wallOf(companyId));
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(companyId, walled);
    return walled;
  };
}

/** For what companies show each other on purpose: jobs that are lent, names of partners. */
export function acrossTenants<T>(db: Transaction<T>): Transaction<T>;
export function acrossTenants<T>(db: Kysely<T>): Kysely<T>;
export function acrossTenants<T>(db: Kysely<T>): Kysely<T> {
  return db.withoutPlugins();
}

interface Owned {
  /** As the statement calls it. */
  name: string;
  table: string;
}

class WallTransformer extends OperationNodeTransformer {
  readonly #tables: TenantTables;
  readonly #companyId: string;
  readonly #named: RegExp;

  constructor(tables: TenantTables, named: RegExp, companyId: string) {
    super();
    this.#tables = tables;
    this.#named = named;
    this.#companyId = companyId;
  }

  protected override transformSelectQuery(node: SelectQueryNode, id: QueryId): SelectQueryNode {
    const query = super.transformSelectQuery(node, id);
    return this.#walled(query, query.from?.froms ?? []);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, id: QueryId): UpdateQueryNode {
    const query = super.transformUpdateQuery(node, id);
    const tables = query.table ? [query.table, ...(query.from?.froms ?? [])] : [];
    return this.#walled(query, tables);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, id: QueryId): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, id);
    return this.#walled(query, [...query.from.froms, ...(query.using?.tables ?? [])]);
  }

  protected override transformRaw(node: RawNode, id: QueryId): RawNode {
    const text = node.sqlFragments.join(' ');
    const named =
      this.#named.test(text) ||
      node.parameters.some((part) => this.#tables[ownedTable(part)?.table ?? ''] !== undefined);
    if (named && !text.includes('company_id')) {
      throw new Error('A statement of a company names a table of companies without company_id.');
    }
    return super.transformRaw(node, id);
  }

  protected override transformMergeQuery(): never {
    throw new Error('A statement of a company must not merge: it would pass the wall.');
  }

  #walled<Q extends SelectQueryNode | UpdateQueryNode | DeleteQueryNode>(
    query: Q,
    tables: readonly OperationNode[],
  ): Q {
    const inner = (query.joins ?? []).filter(({ joinType }) => joinType !== 'LeftJoin');
    const conditions = [...tables, ...inner.map(({ table }) => table)].flatMap(
      (table) => this.#conditionOf(table) ?? [],
    );
    const joins = query.joins?.map((join) => this.#walledJoin(join));
    const where = conditions.reduce<WhereNode | undefined>(
      (before, condition) =>
        before
          ? WhereNode.cloneWithOperation(before, 'And', condition)
          : WhereNode.create(condition),
      query.where && WhereNode.create(ParensNode.create(query.where.where)),
    );
    return { ...query, ...(joins && { joins }), ...(where && { where }) };
  }

  /** What is missing on the right of an outer join is no reason to leave out what is on its left. */
  #walledJoin(join: JoinNode): JoinNode {
    const condition = join.joinType === 'LeftJoin' ? this.#conditionOf(join.table) : undefined;
    if (!condition) return join;
    const on = join.on ? AndNode.create(ParensNode.create(join.on.on), condition) : condition;
    return { ...join, on: OnNode.create(on) };
  }

  #conditionOf(node: OperationNode): OperationNode | undefined {
    const owned = ownedTable(node);
    const kind = owned && this.#tables[owned.table];
    if (!owned || !kind) return undefined;
    const column = ReferenceNode.create(
      ColumnNode.create('company_id'),
      TableNode.create(owned.name),
    );
    const isOwn = BinaryOperationNode.create(
      column,
      OperatorNode.create('='),
      ValueNode.create(this.#companyId),
    );
    if (kind === 'owned') return isOwn;
    const isNobodys = BinaryOperationNode.create(
      column,
      OperatorNode.create('is'),
      ValueNode.createImmediate(null),
    );
    return ParensNode.create(OrNode.create(isOwn, isNobodys));
  }
}

function ownedTable(node: OperationNode): Owned | undefined {
  if (TableNode.is(node)) {
    const { name } = node.table.identifier;
    return { name, table: name };
  }
  if (AliasNode.is(node) && TableNode.is(node.node) && IdentifierNode.is(node.alias)) {
    return { name: node.alias.name, table: node.node.table.identifier.name };
  }
  return undefined;
}
