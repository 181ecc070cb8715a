import {
  BinaryOperationNode,
  ColumnNode,
  type OperationNode,
  OperatorNode,
  ReferenceNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  ValueNode,
  WhereNode,
} from 'kysely';

/** A table without `company_id` whose rows belong to a row of another table, by its id in `by`. */
export interface PartOf {
  of: string;
  by: string;
}

export function partCondition(name: string, part: PartOf, companyId: string): OperationNode {
  const whole = TableNode.create(part.of);
  const column = (of: TableNode, named: string) =>
    ReferenceNode.create(ColumnNode.create(named), of);
  const isOwn = BinaryOperationNode.create(
    column(whole, 'company_id'),
    OperatorNode.create('='),
    ValueNode.create(companyId),
  );
  const own: SelectQueryNode = {
    ...SelectQueryNode.createFrom([whole]),
    selections: [SelectionNode.create(column(whole, 'id'))],
    where: WhereNode.create(isOwn),
  };
  return BinaryOperationNode.create(
    column(TableNode.create(name), part.by),
    OperatorNode.create('in'),
    own,
  );
}
