import { endpoints } from '@engawa/contract/endpoints';
import { expect, test } from 'vitest';
import { openApi } from './openapi.ts';

const document = openApi(endpoints) as {
  openapi: string;
  paths: Record<
    string,
    Record<string, { operationId: string; parameters: { name: string; in: string }[] }>
  >;
};
const text = JSON.stringify(document);

test('describes every endpoint once', () => {
  const described = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.operationId),
  );
  expect(described.toSorted()).toEqual(endpoints.map((endpoint) => endpoint.id).toSorted());
});

test('is OpenAPI 3.1: no keywords of older dialects, no loose references', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(text).not.toContain('"nullable"');
  expect(text).not.toContain('draft-07');
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
  expect(new Set(references)).toEqual(new Set(['#/components/schemas/Error']));
});

test('names the parameters of every path', () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(operations)) {
      const named = parameters.filter((one) => one.in === 'path').map((one) => one.name);
      expect(named).toEqual(inPath);
    }
  }
});
