import { appendFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

/** Set by a full run (scripts/test/run-noting.mjs): file for the endpoints that tests call. */
const into = process.env['ENGAWA_EXERCISED'];

function note(test: string | undefined, called: Iterable<string>): void {
  if (into && test) appendFileSync(into, `${JSON.stringify({ test, called: [...called] })}\n`);
}

const testNow = () => expect.getState().testPath;

/** Health, metrics and API docs belong to no feature. */
const ofPlatform = /^\/(v1\/(docs|openapi)|healthz|readyz|metrics)/;

/** Records the endpoints and server-drawn pages that the current test file calls. */
export function noteCalls(app: FastifyInstance): void {
  if (!into) return;
  const test = testNow();
  const called = new Set<string>();
  app.addHook('onRequest', (request, _, done) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint) called.add(endpoint);
    else if (!request.is404 && !ofPlatform.test(request.url)) called.add('own-routes');
    done();
  });
  app.addHook('onClose', async () => note(test, called));
}

export const noteCommand = (name: string): void => note(testNow(), [`command ${name}`]);
