import type { FilterCondition } from './conditions.ts';

/** An attribute that a rule reads: its cases, and the condition on rows that have one of them. */
export interface Attribute<Column extends string, Name extends string = string, Case = unknown> {
  readonly name: Name;
  readonly cases: readonly Case[];
  conditionOf(cases: readonly Case[]): FilterCondition<Column>;
}

type Cases = Readonly<Record<string, unknown>>;
/** All rows, none, or those that fulfil the condition. */
type Allowed<Column extends string> = boolean | FilterCondition<Column>;

/**
 * Turns a rule into conditions: asks it for every combination of cases, and joins cases that lead to
 * the same answer, so that an attribute on which the rule does not depend asks nothing.
 */
export function allowedByRule<Column extends string>(
  attributes: readonly Attribute<Column>[],
  isAllowed: (cases: Cases) => boolean,
): FilterCondition<Column>[] {
  const allowed = ask(attributes, isAllowed, {});
  if (allowed === true) return [];
  return [allowed === false ? { oneOf: [] } : allowed];
}

function ask<Column extends string>(
  [attribute, ...others]: readonly Attribute<Column>[],
  isAllowed: (cases: Cases) => boolean,
  chosen: Cases,
): Allowed<Column> {
  if (!attribute) return isAllowed(chosen);
  const { name, cases } = attribute;
  const answers = new Map<string, { cases: unknown[]; allowed: Allowed<Column> }>();
  for (const one of cases) {
    const allowed = ask(others, isAllowed, { ...chosen, [name]: one });
    const key = JSON.stringify(allowed);
    const same = answers.get(key);
    if (same) same.cases.push(one);
    else answers.set(key, { cases: [one], allowed });
  }
  const [first, ...more] = answers.values();
  if (!first) throw new Error(`${name} has no cases`);
  if (more.length === 0) return first.allowed;
  const parts = [first, ...more].flatMap((part): FilterCondition<Column>[] => {
    if (part.allowed === false) return [];
    const condition = attribute.conditionOf(part.cases);
    return [part.allowed === true ? condition : { all: [condition, part.allowed] }];
  });
  const [only, ...rest] = parts;
  return only && rest.length === 0 ? only : { oneOf: parts };
}
