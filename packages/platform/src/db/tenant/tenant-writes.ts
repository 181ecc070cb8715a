import {
  ColumnNode,
  DefaultInsertValueNode,
  type InsertQueryNode,
  type OperationNode,
  PrimitiveValueListNode,
  type UpdateQueryNode,
  type ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';

const isForeign = (value: unknown, companyId: string): boolean =>
  typeof value !== 'string' || value.toLowerCase() !== companyId;

const refuseIf = (foreign: boolean): void => {
  if (foreign) throw new Error('A statement of a company writes in the name of another.');
};

/** Every row names the company itself; where a row may be nobody's, it may also name none. */
export function checkInsert(
  query: InsertQueryNode,
  kind: 'owned' | 'owned or nobody’s',
  companyId: string,
): void {
  const mayBeNobodys = kind !== 'owned';
  const at = query.columns?.findIndex(({ column }) => column.name === 'company_id') ?? -1;
  // Of rows that come from another statement nothing can be said.
  const rows = query.values && ValuesNode.is(query.values) ? query.values.values : undefined;
  refuseIf(!rows);
  for (const row of rows ?? []) {
    const value = valueAt(row, at);
    refuseIf(value === undefined || value === null ? !mayBeNobodys : isForeign(value, companyId));
  }
}

/** A row stays with its company. */
export function checkUpdate(query: UpdateQueryNode, companyId: string): void {
  for (const { column, value } of query.updates ?? []) {
    if (!ColumnNode.is(column) || column.column.name !== 'company_id') continue;
    refuseIf(!ValueNode.is(value) || isForeign(value.value, companyId));
  }
}

function valueAt(row: PrimitiveValueListNode | ValueListNode, at: number): unknown {
  if (PrimitiveValueListNode.is(row)) return row.values[at];
  const node: OperationNode | undefined = row.values[at];
  if (!node || DefaultInsertValueNode.is(node)) return undefined;
  // Anything but a plain value is no company that could be told.
  return ValueNode.is(node) ? node.value : node;
}
