import * as fc from 'fast-check';
import { z } from 'zod';
import { markSlot } from './marks.ts';

/** The part of JSON Schema that the contract's inputs use. */
interface Node {
  $ref?: string;
  $defs?: Record<string, Node>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: boolean | Node;
  items?: Node;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  pattern?: string;
  format?: string;
}

/** Placeholder for an id at a place such as `body.images[].image`. */
export const idSlot = /00000000-0000-4000-8000-([\da-f]{4})([\da-f]{8})/g;
const places: string[] = [];
export const placeNumbered = (hex: string): string => places[Number.parseInt(hex, 16)] ?? '';
function slotFor(place: string, choice: number): string {
  if (!places.includes(place)) places.push(place);
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
  return `00000000-0000-4000-8000-${hex(places.indexOf(place), 4)}${hex(choice, 8)}`;
}

/** Values that match the schema as far as JSON Schema expresses it. */
export function valuesOf(schema: z.ZodType, name: string): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;
  return valueOf(root, name, root.$defs ?? {}, 0);
}

const mostItems = 4;

function valueOf(
  node: Node,
  place: string,
  definitions: Record<string, Node>,
  depth: number,
): fc.Arbitrary<unknown> {
  const inside = (one: Node, at = place) => valueOf(one, at, definitions, depth + 1);
  if (node.$ref) {
    const named = definitions[node.$ref.split('/').at(-1) ?? ''];
    return named && depth < 20 ? inside(named) : fc.constant(null);
  }
  if ('const' in node) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  const choices = node.anyOf ?? node.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => inside(one)));
  if (node.allOf && !node.properties) {
    const { allOf, ...rest } = node;
    return inside(Object.assign({}, ...allOf, rest) as Node);
  }
  switch (node.type) {
    case 'object':
      return objectOf(node, (one, key) => inside(one, `${place}.${key}`));
    case 'array': {
      const { items = {}, minItems = 0, maxItems = mostItems } = node;
      const maxLength = Math.max(minItems, Math.min(maxItems, mostItems));
      return fc.array(inside(items, `${place}[]`), { minLength: minItems, maxLength });
    }
    case 'string':
      return textOf(node, place);
    case 'integer':
    case 'number':
      return numberOf(node);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), words(0, 40));
  }
}

function objectOf(node: Node, inside: (one: Node, key: string) => fc.Arbitrary<unknown>) {
  const { properties = {}, required = [], additionalProperties } = node;
  const model = Object.fromEntries(
    Object.entries(properties).map(([key, one]) => [key, inside(one, key)]),
  );
  const known = fc.record(model, {
    requiredKeys: required.filter((key) => key in model),
    noNullPrototype: true,
  });
  if (typeof additionalProperties !== 'object' || Object.keys(properties).length > 0) return known;
  return fc.dictionary(fc.constantFrom('a', 'b', 'ja', 'en'), inside(additionalProperties, '*'));
}

function numberOf({ type, ...node }: Node): fc.Arbitrary<number> {
  const min = node.minimum ?? (node.exclusiveMinimum ?? -1_000_001) + 1;
  const max = node.maximum ?? (node.exclusiveMaximum ?? 1_000_000_001) - 1;
  const bounded = { min: Math.ceil(Math.max(min, -(2 ** 31))), max: Math.min(max, 2 ** 31 - 1) };
  const whole = fc.integer({ ...bounded, max: Math.max(bounded.min, Math.floor(bounded.max)) });
  const small = whole.map((value) => Math.max(bounded.min, Math.min(value % 100, bounded.max)));
  const numbers = fc.oneof(whole, small);
  return type === 'integer' ? numbers : fc.oneof(numbers, fc.double({ min, max, noNaN: true }));
}

const pieces = [
  '東京本社',
  'ヤマダ',
  'タロウ',
  '企画・開発',
  'Sales',
  ' ',
  '2027',
  '髙﨑',
  '👩🏽‍🔬',
  '\n',
  'é',
  '．',
];

/** Text as people write it, with the author's mark if it fits. */
function words(min: number, max: number, oneLine = false): fc.Arbitrary<string> {
  const chosen = oneLine ? pieces.filter((piece) => piece !== '\n') : pieces;
  const list = fc.array(fc.constantFrom(...chosen), { minLength: 1, maxLength: 6 });
  const fit = (text: string) => text.padEnd(min, 'あ').slice(0, max).toWellFormed();
  const long = `${markSlot} `.repeat(Math.ceil(Math.min(max, 400) / markSlot.length));
  return fc.oneof(
    { weight: 4, arbitrary: list.map((parts) => fit(`${markSlot}${parts.join('')}`)) },
    { weight: 1, arbitrary: list.map((parts) => fit(parts.join(''))) },
    { weight: 1, arbitrary: fc.constantFrom(fit(long), fit('ヤマダ')) },
  );
}

/** Values for fields whose format only the name tells. */
const byName: readonly [RegExp, fc.Arbitrary<string>][] = [
  [/password$/i, fc.constantFrom('kaki-to-moss-7', 'hoshi-no-niwa-8')],
  [/url$|links\[\]$/i, fc.constant(`https://example.com/${markSlot}`)],
  [/body\.address$/, fc.constant('https://fcm.googleapis.com/fcm/send/zq')],
];

const from = Date.UTC(2024, 0) / 60_000;
/** Up to 2032: covers past and planned times. */
const times = fc
  .integer({ min: from, max: from + 8 * 365 * 24 * 60 })
  .map((minutes) => new Date(minutes * 60_000).toISOString());

/** Lengths of a month, a day and a minute in ISO format, for schemas with a pattern. */
const isoLengths = [7, 10, 16];
const example = '2027-04-01T10:00';

function textOf(node: Node, place: string): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 200, pattern, format } = node;
  if (format === 'uuid') return fc.integer({ min: 0, max: 9 }).map((one) => slotFor(place, one));
  if (format === 'email')
    return fc.integer({ min: 0, max: 99 }).map((one) => `${markSlot}-${one}@test.example`);
  if (format === 'date') return times.map((text) => text.slice(0, 10));
  if (format === 'date-time') return times;
  const known = byName.find(([name]) => name.test(place));
  if (known) return known[1];
  if (pattern === undefined) return words(minLength, maxLength);
  if (pattern.includes('\\p{')) return words(minLength, maxLength, pattern.includes('\\p{Zl}'));
  const time = isoLengths.find((length) => new RegExp(pattern).test(example.slice(0, length)));
  if (time) return times.map((text) => text.slice(0, time));
  return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength));
}
