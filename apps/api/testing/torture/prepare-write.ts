import { type AnyEndpoint, takesIdempotencyKey } from '@engawa/contract/endpoint';
import { requestFor } from '@engawa/contract/request';
import type { Random } from '@engawa/demo/random';
import { createEmployer } from '../contents/jobs.ts';
import { createStudent, type SignedIn } from '../database/factories.ts';
import { multipart } from '../files/multipart.ts';
import type { Kind } from './plans.ts';
import { type Maker, type Plan, type Planned, rows, type Trace, type Write } from './write.ts';

/** Autosaving editors write one audit row per half hour, so their audit rows are not counted. */
const autosaved = /\.(?:saveDraft|releaseJob|saveEvent|saveArticle|saveTip|saveGeneral)$/;

const nobody: SignedIn = { accountId: '', headers: { authorization: '' } };

const writerOf = async ({ auth }: AnyEndpoint, plan: Plan, maker: Maker): Promise<SignedIn> => {
  if (plan.who) return plan.who(maker);
  if (auth.kind === 'student') return createStudent(maker.test);
  return auth.kind === 'company' ? createEmployer(maker.test, { plan: 2 }) : nobody;
};

export async function prepareWrite(
  maker: Maker,
  { endpoint, plans }: Kind,
  random: Random,
): Promise<Write> {
  const plan = random.pick(plans);
  const mark = `zq${random.uuid().replaceAll('-', '').slice(0, 20)}`;
  const who = await writerOf(endpoint, plan, maker);
  const planned = await plan.make(maker, who, mark);
  const isKeyed = takesIdempotencyKey(endpoint) && !planned.keyless;
  const traces: Trace[] = [...(planned.traces ?? [])];
  if (isKeyed) {
    const answered = 'key = $1 and endpoint = $2 and reply is not null';
    traces.push(rows('idempotency_key', answered, mark, endpoint.id));
  }
  if (who.accountId && !endpoint.recordsItself && !autosaved.test(endpoint.id)) {
    traces.push(rows('audit', 'action = $1 and account_id = $2', endpoint.id, who.accountId));
  }
  if (traces.length === 0) throw new Error(`${endpoint.id} would leave no trace.`);
  const { pool } = maker.test.services.databases;
  const counted = traces.map(async (trace) => {
    const { rows: found } = await pool.query<{ n: number }>(trace.text, trace.values);
    return { ...trace, before: found[0]?.n ?? 0 };
  });
  const request = requestOf(endpoint, planned, who, random);
  if (isKeyed) request.headers['idempotency-key'] = mark;
  return { endpoint, mark, isKeyed, ...request, traces: await Promise.all(counted) };
}

function requestOf(endpoint: AnyEndpoint, planned: Planned, who: SignedIn, random: Random) {
  const { method, url, body } = requestFor(endpoint, (planned.input ?? {}) as object);
  const form = planned.form && multipart(planned.form.fields, [planned.form.file]);
  const headers: Record<string, string> = {
    // A random address, so that no rate limit per address applies.
    'x-forwarded-for': [random.int(1, 223), random.int(0, 255), random.int(0, 255), 7].join('.'),
    ...(who.accountId && who.headers),
    ...(form?.headers ?? (body && { 'content-type': 'application/json' })),
    ...planned.headers,
  };
  return { method, url, headers, body: form?.payload ?? body };
}
