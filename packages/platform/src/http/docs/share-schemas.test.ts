import { expect, test } from 'vitest';
import { shareSchemas } from './share-schemas.ts';

const name = { type: 'string', description: 'x'.repeat(150) };
const person = { type: 'object', properties: { name, age: { type: 'integer' } } };
const answer = (schema: object) => ({ content: { 'application/json': { schema } } });
const documentOf = (...schemas: object[]) => ({
  paths: Object.fromEntries(
    schemas.map((schema, at) => [
      `/v1/${at}`,
      { get: { operationId: `company.people.show${at}`, responses: { '200': answer(schema) } } },
    ]),
  ),
  components: { schemas: {} },
});
const shared = (...schemas: object[]) =>
  (shareSchemas(documentOf(...schemas)) as { components: { schemas: object } }).components.schemas;

test('leaves a schema in place that occurs once', () => {
  expect(shared(person)).toEqual({});
});

test('shares a schema that occurs twice, with its parts', () => {
  expect(shared(person, person)).toEqual({ PeopleShow0Answer: person });
});

test('shares a part that also occurs elsewhere by itself', () => {
  const list = { type: 'object', properties: { owner: name } };
  expect(shared(person, person, list)).toEqual({
    PeopleShow0Answer: {
      ...person,
      properties: { ...person.properties, name: { $ref: '#/components/schemas/Name' } },
    },
    Name: name,
  });
});
