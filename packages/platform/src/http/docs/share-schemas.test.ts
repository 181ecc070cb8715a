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

test('what is described once stays where it is', () => {
  expect(shared(person)).toEqual({});
});

test('what is described twice is told once, and its parts with it', () => {
  expect(shared(person, person)).toEqual({ PeopleShow0Answer: person });
});

test('a part that stands elsewhere too is told on its own', () => {
  const list = { type: 'object', properties: { owner: name } };
  expect(shared(person, person, list)).toEqual({
    PeopleShow0Answer: {
      ...person,
      properties: { ...person.properties, name: { $ref: '#/components/schemas/Name' } },
    },
    Name: name,
  });
});
