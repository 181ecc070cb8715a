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

/** Requires each row to name the company, or none where the table allows it. */
export function checkInsert(
  query: InsertQueryNode,
  kind: 'owned' | 'owned or nobody’s',
  companyId: string,
): void {
  const mayBeNobodys = kind !== 'owned';
  const at = query.columns?.findIndex(({ column }) => column.name === 'company_id') ?? -1;
  // Rows of an `insert … select` cannot be checked.
  const rows = query.values && ValuesNode.is(query.values) ? query.values.values : undefined;
  refuseIf(!rows);
  for (const row of rows ?? []) {
    const value = valueAt(row, at);
    refuseIf(value === undefined || value === null ? !mayBeNobodys : isForeign(value, companyId));
  }
}

/** Refuses to move a row to another company. */
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
  // Only plain values can be compared with the company.
  return ValueNode.is(node) ? node.value : node;
}
