import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { z } from 'zod';

interface Node {
  $ref?: string;
  format?: string;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
}

/** Places of ids in a request: `params.id`, `body.jp.images[].image`, … */
export function idPlaces(endpoint: AnyEndpoint): string[] {
  const parts = { params: endpoint.params, query: endpoint.query, body: endpoint.body };
  return Object.entries(parts).flatMap(([name, schema]) => {
    if (!schema) return [];
    const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node & {
      $defs?: Record<string, Node>;
    };
    return [...new Set(placesIn(root, name, root.$defs ?? {}))];
  });
}

function placesIn(node: Node, path: string, definitions: Record<string, Node>): string[] {
  const inside = (one: Node, at = path) => placesIn(one, at, definitions);
  const named = node.$ref && definitions[node.$ref.split('/').at(-1) ?? ''];
  return [
    ...(node.format === 'uuid' ? [path] : []),
    ...(named ? inside(named) : []),
    ...Object.entries(node.properties ?? {}).flatMap(([key, one]) => inside(one, `${path}.${key}`)),
    ...(node.items ? inside(node.items, `${path}[]`) : []),
    ...[...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])].flatMap((one) =>
      inside(one),
    ),
  ];
}
