import { type AnyEndpoint, bodyLimitOf, isCommand, successOf } from '@engawa/contract/endpoint';
import { languageOf, say } from '@engawa/contract/language';
import { successMessages } from '@engawa/contract/success';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Actor } from '../../auth/actor.ts';
import { Refusal, refuse } from '../../errors/refusal.ts';
import { allowSilence, drainBody } from '../server/connections.ts';
import { packedFor } from '../server/packing.ts';
import { type FileAnswer, fileHeaders } from '../streams/file-answer.ts';
import { multipartUpload, takeForms } from '../streams/multipart.ts';
import { type SignalSubscription, serveSignals } from '../streams/signal-stream.ts';
import { commandRunner } from './command/command-group.ts';
import { readKey } from './command/idempotency.repo.ts';
import type { Call } from './context.ts';
import { cookieJar, noCookies } from './cookies.ts';
import { declaredOnly, declaredType } from './declared-only.ts';
import { readInput } from './input.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { isFromOwnPage } from './own-page.ts';
import { admit } from './policy.ts';
import { checkBindings, type Route, routerPath } from './route.ts';
import { serialiserFor } from './serialise.ts';
import type { ServerServices } from './services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

export async function mount(
  server: FastifyInstance,
  endpoints: readonly AnyEndpoint[],
  routes: readonly Route[],
  services: ServerServices,
  { maxUploadBytes }: { maxUploadBytes: number },
): Promise<void> {
  checkBindings(endpoints, routes);
  server.decorateRequest('actor', null);
  const [uploads = [], others = []] = [true, false].map((takesFile) =>
    routes.filter(({ endpoint }) => (endpoint.upload === true) === takesFile),
  );
  for (const route of others) mountRoute(server, route, services);
  await server.register(async (scope) => {
    await takeForms(scope, maxUploadBytes);
    for (const route of uploads) mountRoute(scope, route, services);
  });
  refuseOtherMethods(server, endpoints);
}

function mountRoute(server: FastifyInstance, route: Route, services: ServerServices): void {
  const { endpoint } = route;
  const answer = answerFor(route, services);
  const { bytes, values } = bodyLimitOf(endpoint);
  server.route({
    method: endpoint.method,
    url: routerPath(endpoint.path),
    // HEAD on a stream would never end.
    exposeHeadRoute: endpoint.reply !== 'signals',
    bodyLimit: bytes,
    // `asJson` compresses long JSON itself; most replies are too short.
    ...(typeof endpoint.reply !== 'string' && { compress: false }),
    // Before the body is read, so that anonymous callers cannot make the server parse it.
    onRequest: (request, _reply, done) => {
      callerOf(endpoint, request, services).then(
        (actor) => {
          request.actor = actor;
          done();
        },
        (refusal: Error) => void drainBody(request, bytes).then(() => done(refusal), done),
      );
    },
    handler: async (request, reply) => {
      const { actor, address } = request;
      if (endpoint.upload) allowSilence(request);
      const language = languageOf(request.headers.languagetype as string | undefined);
      // Before limits are counted: invalid input does not use them up.
      const input = readInput(endpoint, request, language);
      if (endpoint.limits) await services.limits.countCall(endpoint, actor, address);
      const call = {
        ...input,
        actor,
        language,
        address,
        userAgent: request.headers['user-agent'],
        asksForPrivacy: request.headers['sec-gpc'] === '1',
        now: services.clock.now(),
        requestId: request.id,
      } as Call<AnyEndpoint>;
      try {
        return await answer(call, request, reply);
      } catch (error) {
        throw declaredOnly(endpoint, error);
      }
    },
    config: {
      endpoint: endpoint.id,
      data: true,
      file: endpoint.reply === 'file',
      upload: endpoint.upload === true,
      maxValues: values,
    },
  });
}

/** The caller, or a refusal; needs nothing but the request's headers. */
async function callerOf(
  endpoint: AnyEndpoint,
  { headers }: FastifyRequest,
  services: ServerServices,
): Promise<Actor | null> {
  if (endpoint.auth.kind === 'demo' && !services.demo) refuse('not_found');
  // CSRF protection: browsers send cookies with cross-site requests, too.
  if (endpoint.cookies && !isFromOwnPage(headers, services.origin)) refuse('foreign_page');
  return admit(endpoint, headers.authorization, services);
}

type Answerer = (
  call: Call<AnyEndpoint>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;

function answerFor(route: Route, services: ServerServices): Answerer {
  const { endpoint } = route;
  if (endpoint.reply === 'signals') {
    return async (call, request, reply) => {
      const subscription = (await read(route, call, services)) as SignalSubscription;
      await serveSignals(
        reply,
        subscription,
        request.headers['last-event-id'] as string | undefined,
        {
          heartbeatMs: services.heartbeatMs,
          stillAllowed: () => isAdmitted(endpoint, request, services),
        },
        services.streams,
      );
      return reply;
    };
  }
  if (endpoint.reply === 'file') {
    return async (call, _request, reply) => {
      const file = declaredType(endpoint, (await read(route, call, services)) as FileAnswer);
      return reply.headers(fileHeaders(file)).send(file.stream);
    };
  }
  const serialise = serialiserFor(endpoint);
  const wrap = (answer: unknown, call: Call<AnyEndpoint>) => {
    const says = successOf(endpoint, call.body, answer);
    const message = says && say(successMessages[says], call.language);
    return serialise({ result: 1, message, ...(answer as object) });
  };
  if (!isCommand(endpoint)) {
    return async (call, _request, reply) =>
      asJson(reply, wrap(await read(route, call, services), call));
  }
  const run = commandRunner(route, services);
  return async (call, request, reply) => {
    const idempotencyKey = readKey(request.headers['idempotency-key']);
    const upload = multipartUpload(request);
    const cookies = endpoint.cookies
      ? cookieJar(request, services.origin.startsWith('https:'))
      : noCookies;
    await using prepared = held(await route.before?.({ ...call, upload, cookies }));
    const running = run({
      route,
      call: { ...call, cookies } as Call<AnyEndpoint>,
      prepared: prepared.value,
      idempotencyKey,
      caller: call.actor?.accountId ?? call.address,
      serialise: (answer) => wrap(answer, call),
    });
    const outcome = await running.catch((error: unknown) => {
      cookies.send(reply, 'refused');
      throw error;
    });
    cookies.send(reply, 'committed');
    if (outcome instanceof Refusal) throw outcome;
    return asJson(reply, outcome);
  };
}

/** Wraps the prepared value, to dispose of it at the end if it is disposable. */
const held = (value: (object & Partial<AsyncDisposable>) | undefined) => ({
  value,
  [Symbol.asyncDispose]: async () => value?.[Symbol.asyncDispose]?.(),
});

/** Sets the media type; Fastify sends the returned text. */
function asJson(reply: FastifyReply, json: string): string | Promise<Buffer> {
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store');
  return packedFor(reply, json);
}

function read(route: Route, call: Call<AnyEndpoint>, services: ServerServices): unknown {
  const { id, slow } = route.endpoint;
  const { actor, address } = call;
  const run = (db: Kysely<unknown>): unknown =>
    route.run(Object.assign(call, { db }) as Call<AnyEndpoint>, undefined);
  const companyId = actor?.kind === 'company' ? actor.companyId : undefined;
  const { standby } = services;
  const { reads, readsOf, slowReads } = standby?.shows(actor?.wrote) ? standby : services;
  if (!slow) return run(companyId ? readsOf(companyId) : reads);
  const runSlow = (db: Kysely<unknown>) =>
    run(companyId ? db.withPlugin(services.tenantFilterOf(companyId)) : db);
  return slowReads.run({ endpoint: id, by: actor?.accountId ?? address, ...slow }, runSlow);
}

async function isAdmitted(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  services: ServerServices,
): Promise<boolean> {
  try {
    await admit(endpoint, request.headers.authorization, services);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
