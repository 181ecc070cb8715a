type Json = Record<string, unknown>;

/** Length in JSON below which a schema stays inline for readability. */
const worthSharing = 60;

interface Shared {
  name: string;
  schema: unknown;
}

/** Moves repeated schemas into `components/schemas`, named after their first position. */
export function shareSchemas(document: Json): Json {
  const counts = countSchemas(document['paths']);
  const shared = new Map<string, Shared>();
  const taken = new Set(Object.keys(schemasOf(document)));

  const nameFor = (wanted: string): string => {
    const plain = wanted.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, first: string) =>
      first.toUpperCase(),
    );
    let name = plain;
    for (let number = 2; taken.has(name); number += 1) name = `${plain}${number}`;
    taken.add(name);
    return name;
  };

  const share = (node: unknown, name: string): unknown => {
    if (Array.isArray(node)) return node.map((one) => share(one, name));
    if (!isJson(node)) return node;
    const key = keyOf(node);
    if (key === undefined || (counts.get(key) ?? 0) < 2) return shareInside(node, name);
    let found = shared.get(key);
    if (!found) {
      found = { name: nameFor(name), schema: undefined };
      shared.set(key, found);
      found.schema = shareInside(node, name);
    }
    return { $ref: `#/components/schemas/${found.name}` };
  };
  const shareInside = (node: Json, name: string): Json =>
    Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, share(value, nameBelow(key, node, name))]),
    );

  const paths = share(document['paths'], '');
  const named = [...shared.values()].map(({ name, schema }) => [name, schema] as const);
  const components = document['components'] as Json;
  const schemas = { ...schemasOf(document), ...Object.fromEntries(named) };
  return { ...document, paths, components: { ...components, schemas } };
}

const schemasOf = (document: Json): Json => (document['components'] as { schemas: Json }).schemas;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function keyOf(node: Json): string | undefined {
  const isSchema = typeof node['type'] === 'string' || Array.isArray(node['anyOf']);
  // Security schemes and parameters also have `type` or `name`, but other properties too.
  if (!isSchema || 'in' in node) return undefined;
  const text = JSON.stringify(node);
  return text.length < worthSharing ? undefined : text;
}

/** Skips the inside of a schema that was seen before, because it is shared as a whole. */
function countSchemas(paths: unknown): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const waiting: unknown[] = [paths];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isJson(node)) continue;
    const key = Array.isArray(node) ? undefined : keyOf(node);
    const before = key === undefined ? 0 : (counts.get(key) ?? 0);
    if (key !== undefined) counts.set(key, before + 1);
    if (before === 0) waiting.push(...Object.values(node).filter(isJson));
  }
  return counts;
}

/** A schema is named after its property; a body or a reply after its endpoint. */
function nameBelow(key: string, node: Json, name: string): string {
  const { operationId } = node;
  const call = typeof operationId === 'string' ? operationId.split('.').slice(1).join('-') : name;
  if (key === 'requestBody') return `${call}-body`;
  if (key === 'responses') return `${call}-answer`;
  if (call !== name || keyword.test(key)) return call;
  return key;
}

/** Keywords of OpenAPI and JSON Schema, which are no names. */
const keyword =
  /^(properties|items|anyOf|allOf|oneOf|schema|content|parameters|additionalProperties|\d+|\/.*|\w+\/[\w.+-]+)$/;
