import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'));
const at = 'http://schema.org/';
const line = /^<([^>]+)> <([^>]+)> <([^>]+)> /;

interface Vocabulary {
  /** Superclasses of each class. */
  parents: Map<string, Set<string>>;
  domains: Map<string, Set<string>>;
  ranges: Map<string, Set<string>>;
  /** Classes of each member of an enumeration. */
  members: Map<string, Set<string>>;
}

function readVocabulary(): Vocabulary {
  const read: Vocabulary = {
    parents: new Map(),
    domains: new Map(),
    ranges: new Map(),
    members: new Map(),
  };
  const into: Record<string, Map<string, Set<string>>> = {
    'http://www.w3.org/2000/01/rdf-schema#subClassOf': read.parents,
    [`${at}domainIncludes`]: read.domains,
    [`${at}rangeIncludes`]: read.ranges,
    'http://www.w3.org/1999/02/22-rdf-syntax-ns#type': read.members,
  };
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    const [, subject = '', predicate = '', object = ''] = line.exec(text) ?? [];
    const map = into[predicate];
    if (!map) continue;
    map.set(subject, (map.get(subject) ?? new Set()).add(object));
  }
  return read;
}

let kept: Vocabulary | undefined;

const forms: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Boolean: (value) => typeof value === 'boolean',
  Number: (value) => typeof value === 'number',
  Integer: (value) => Number.isInteger(value),
  Date: (value) => typeof value === 'string' && /^\d{4}(-\d{2}(-\d{2})?)?$/.test(value),
  DateTime: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(value),
};

/** Violations of the vocabulary in a piece of JSON-LD; empty if valid. */
export function faultsIn(data: unknown, place = '$'): string[] {
  kept ??= readVocabulary();
  const { parents, domains, ranges } = kept;
  const node = data as Record<string, unknown>;
  const type = at + String(node['@type']);
  const classes = withParents(parents, type);
  if (!parents.has(type)) return [`${place}: schema.org has no ${String(node['@type'])}`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const here = `${place}.${name}`;
    const [domain, range] = [domains.get(at + name), ranges.get(at + name)];
    if (!domain || !range) return [`${here}: schema.org has no such property`];
    if (!classes.some((one) => domain.has(one))) return [`${here}: not of ${type}`];
    return [value].flat().flatMap((one) => valueFaults(one, range, here));
  });
}

function valueFaults(value: unknown, range: ReadonlySet<string>, place: string): string[] {
  if (typeof value === 'object' && value !== null) {
    const type = at + String((value as Record<string, unknown>)['@type']);
    const fits = withParents(kept?.parents ?? new Map(), type).some((one) => range.has(one));
    return [...(fits ? [] : [`${place}: may not be ${type}`]), ...faultsIn(value, place)];
  }
  const names = [...range].map((one) => one.replace(at, ''));
  // JSON-LD names members with https, the vocabulary with http.
  const classes = kept?.members.get(String(value).replace(/^https:/, 'http:'));
  const fits =
    names.some((name) => forms[name]?.(value)) || [...range].some((one) => classes?.has(one));
  return fits ? [] : [`${place}: ${JSON.stringify(value)} is none of ${names.join(', ')}`];
}

function withParents(parents: Vocabulary['parents'], type: string): string[] {
  return [type, ...[...(parents.get(type) ?? [])].flatMap((one) => withParents(parents, one))];
}

export function dataIn(page: string): Record<string, unknown> {
  const [, text = 'null'] =
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page) ?? [];
  return JSON.parse(text);
}
