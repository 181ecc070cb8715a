import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type JoinNode,
  type Kysely,
  type KyselyPlugin,
  OnConflictNode,
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
import { type PartOf, partCondition } from './tenant-parts.ts';
import { checkInsert, checkUpdate } from './tenant-writes.ts';

/** `owned or nobody’s`: rows without a company, such as students' files, are visible, too. */
export type TenantTables = Readonly<Record<string, 'owned' | 'owned or nobody’s' | PartOf>>;

/**
 * Defence in depth below the conditions of repositories: every statement of a company's call is
 * limited to that company's rows. A query that forgets the company finds no rows of others; writing
 * in the name of another company throws, as does raw SQL that names such a table without
 * `company_id`.
 */
export function tenantFilters(tables: TenantTables): (companyId: string) => KyselyPlugin {
  // Raw SQL may name a column of such a table, but the table only together with `company_id`.
  const whole = Object.keys(tables).filter((name) => typeof tables[name] === 'string');
  const named = new RegExp(`(?<![.\\w])"?(?:${whole.join('|')})"?\\b(?!\\s*\\.)`, 'i');
  return (companyId) => {
    const transformer = new TenantFilterTransformer(tables, named, companyId);
    return {
      transformQuery: ({ node, queryId }: PluginTransformQueryArgs) =>
        transformer.transformNode(node, queryId),
      transformResult: async ({ result }: PluginTransformResultArgs) => result,
    };
  };
}

const mostKept = 1_000;

/** A filtered database per company; cached, because creating one costs as much as a read. */
export function tenantDatabases<T>(
  db: Kysely<T>,
  tenantFilterOf: (companyId: string) => KyselyPlugin,
): (companyId: string) => Kysely<T> {
  const kept = new Map<string, Kysely<T>>();
  return (companyId) => {
    const known = kept.get(companyId);
    if (known) return known;
    const filtered = db.withPlugin(tenantFilterOf(companyId));
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(companyId, filtered);
    return filtered;
  };
}

/** For data that companies share on purpose: lent jobs, names of partners. */
export function acrossTenants<T>(db: Transaction<T>): Transaction<T>;
export function acrossTenants<T>(db: Kysely<T>): Kysely<T>;
export function acrossTenants<T>(db: Kysely<T>): Kysely<T> {
  return db.withoutPlugins();
}

interface Owned {
  name: string;
  table: string;
}

class TenantFilterTransformer extends OperationNodeTransformer {
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
    return this.#filtered(query, query.from?.froms ?? []);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, id: QueryId): UpdateQueryNode {
    const query = super.transformUpdateQuery(node, id);
    const tables = query.table ? [query.table, ...(query.from?.froms ?? [])] : [];
    checkUpdate(query, this.#companyId);
    return this.#filtered(query, tables);
  }

  protected override transformInsertQuery(node: InsertQueryNode, id: QueryId): InsertQueryNode {
    const query = super.transformInsertQuery(node, id);
    const table = query.into?.table.identifier.name ?? '';
    const kind = this.#tables[table];
    if (!kind || typeof kind === 'object') return query;
    checkInsert(query, kind, this.#companyId);
    if (!query.onConflict?.updates) return query;
    // The conflicting row may belong to another company.
    const isOwn = this.#conditionOf(TableNode.create(table)) as OperationNode;
    return { ...query, onConflict: OnConflictNode.cloneWithUpdateWhere(query.onConflict, isOwn) };
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, id: QueryId): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, id);
    return this.#filtered(query, [...query.from.froms, ...(query.using?.tables ?? [])]);
  }

  protected override transformRaw(node: RawNode, id: QueryId): RawNode {
    const text = node.sqlFragments.join(' ');
    const named =
      this.#named.test(text) ||
      node.parameters.some((one) => typeof this.#tables[ownedTable(one)?.table ?? ''] === 'string');
    if (named && !text.includes('company_id')) {
      throw new Error('A statement of a company names a table of companies without company_id.');
    }
    return super.transformRaw(node, id);
  }

  protected override transformMergeQuery(): never {
    throw new Error('A statement of a company must not merge: it would bypass the tenant filter.');
  }

  #filtered<Q extends SelectQueryNode | UpdateQueryNode | DeleteQueryNode>(
    query: Q,
    tables: readonly OperationNode[],
  ): Q {
    const inner = (query.joins ?? []).filter(({ joinType }) => joinType !== 'LeftJoin');
    const required = [...tables, ...inner.map(({ table }) => table)];
    const beside = new Set(required.map((table) => ownedTable(table)?.table));
    const conditions = required.flatMap((table) => this.#conditionOf(table, beside) ?? []);
    const joins = query.joins?.map((join) => this.#filteredJoin(join, beside));
    const where = conditions.reduce<WhereNode | undefined>(
      (before, condition) =>
        before
          ? WhereNode.cloneWithOperation(before, 'And', condition)
          : WhereNode.create(condition),
      query.where && WhereNode.create(ParensNode.create(query.where.where)),
    );
    return { ...query, ...(joins && { joins }), ...(where && { where }) };
  }

  /** Filters in the `on` of a left join, because a `where` would drop rows of its left side. */
  #filteredJoin(join: JoinNode, beside: ReadonlySet<string | undefined>): JoinNode {
    const condition =
      join.joinType === 'LeftJoin' ? this.#conditionOf(join.table, beside) : undefined;
    if (!condition) return join;
    const on = join.on ? AndNode.create(ParensNode.create(join.on.on), condition) : condition;
    return { ...join, on: OnNode.create(on) };
  }

  #conditionOf(
    node: OperationNode,
    beside: ReadonlySet<string | undefined> = new Set(),
  ): OperationNode | undefined {
    const owned = ownedTable(node);
    const kind = owned && this.#tables[owned.table];
    if (!owned || !kind) return undefined;
    if (typeof kind === 'object') {
      // Joined with its owner, which is filtered already.
      return beside.has(kind.of) ? undefined : partCondition(owned.name, kind, this.#companyId);
    }
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
