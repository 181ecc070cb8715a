import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { endpoints } from '@engawa/contract/endpoints';
import { multipart } from '../files/multipart.ts';
import type { TestApp } from '../server/app.ts';
import { faultOf } from './check-reply.ts';
import { drawRequest, type FuzzRequest } from './draw-request.ts';
import { hasMark, markFor, markSlot } from './marks.ts';
import { forgetLimits, makeWorld, tenantOf, type World } from './world.ts';

export interface Finding {
  n: number;
  fault: string;
  request: FuzzRequest;
  answer: string;
}

export interface FuzzOptions {
  seed: number;
  from: number;
  count: number;
  /** Requests per world; a new world replaces one with many deletions. */
  worldLasts: number;
  onProgress?(sent: number, findings: readonly Finding[]): void;
}

export interface FuzzResult {
  sent: number;
  statuses: Map<number, number>;
  succeeded: Set<string>;
  /** Responses that contain a mark; without any, no leak could be detected. */
  marked: number;
  /** One per endpoint and fault. */
  findings: Finding[];
}

const byId = new Map<string, AnyEndpoint>(endpoints.map((one) => [one.id, one]));
const forgetLimitsEvery = 100;
const signInEvery = 500;

const atOnce = 4;

export async function runFuzz(test: TestApp, options: FuzzOptions): Promise<FuzzResult> {
  const { seed, from, count, worldLasts, onProgress } = options;
  const result: FuzzResult = {
    sent: 0,
    statuses: new Map(),
    succeeded: new Set(),
    marked: 0,
    findings: [],
  };
  let world = await makeWorld(test);
  for (let n = from; n < from + count; n += atOnce) {
    if (n > from && (n - from) % worldLasts === 0) world = await makeWorld(test);
    if ((n - from) % forgetLimitsEvery === 0) await forgetLimits(test);
    if ((n - from) % signInEvery === 0) await world.signInAll();
    const drawn: FuzzRequest[] = [];
    for (let next = n; next < Math.min(n + atOnce, from + count); next += 1) {
      drawn.push(await drawRequest(test, world, seed, next));
    }
    const answers = await Promise.all(drawn.map((request) => tryRequest(test, world, request)));
    for (const [at, request] of drawn.entries()) {
      const answer = answers[at];
      if (answer) note(result, n + at, request, answer);
      // A request has ended the session or account: signs in again, or creates a replacement.
      if (answer?.status === 401) await world.bringBack(request.caller);
    }
    if (result.sent % 5_000 === 0) onProgress?.(result.sent, result.findings);
  }
  return result;
}

type Tried = Awaited<ReturnType<typeof tryRequest>>;

function note(result: FuzzResult, n: number, request: FuzzRequest, tried: Tried): void {
  const { status, fault, answer, isMarked } = tried;
  result.sent += 1;
  if (isMarked) result.marked += 1;
  result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
  if (status < 300) result.succeeded.add(request.endpoint);
  if (fault && isNew(result.findings, request, fault)) {
    result.findings.push({ n, fault, request, answer });
  }
}

/** Sends the request with current ids and marks; returns what is wrong with the response. */
export async function tryRequest(test: TestApp, world: World, named: FuzzRequest) {
  const tenant = tenantOf(named.caller);
  const endpoint = byId.get(named.endpoint);
  if (!endpoint) throw new Error(`The contract has no ${named.endpoint}.`);
  const request = filled(world, named, markFor(tenant, endpoint.id));
  const form = request.form && multipart(request.form.fields, request.form.files);
  const reply = await test.app.inject({
    method: request.method as 'GET',
    url: request.url,
    headers: { ...world.people[request.caller]?.headers, ...form?.headers, ...request.headers },
    ...((form ?? request.body !== undefined) && { payload: form?.payload ?? request.body }),
  });
  const answer = {
    status: reply.statusCode,
    type: reply.headers['content-type'] ?? '',
    text: reply.body,
  };
  const fault = faultOf(endpoint, tenant, answer);
  return {
    status: reply.statusCode,
    fault,
    isMarked: hasMark(answer.text),
    answer: reply.body.slice(0, 2_000),
  };
}

function filled(world: World, request: FuzzRequest, mark: string): FuzzRequest {
  const json = JSON.stringify(request)
    .replaceAll(markSlot, mark)
    .replace(
      /\{((?:student|company) [AB]\/\w+)\}/g,
      (_, name: string) => world.ids.get(name) ?? name,
    );
  return JSON.parse(json) as FuzzRequest;
}

const isNew = (findings: readonly Finding[], { endpoint }: FuzzRequest, fault: string): boolean =>
  !findings.some((one) => one.request.endpoint === endpoint && one.fault === fault);
