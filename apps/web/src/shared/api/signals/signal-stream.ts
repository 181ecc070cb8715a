import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { pollCompanySignals, streamCompanySignals } from '@engawa/contract/realtime/company';
import type { Signal } from '@engawa/contract/realtime/schemas';
import { pollStudentSignals, streamStudentSignals } from '@engawa/contract/realtime/student';
import type { Strategy } from '../../session/auth-jar.ts';
import { session } from '../../session/session.ts';
import { call, ranOut } from '../call.ts';
import { SessionOver } from '../failures/api-failure.ts';
import { headersFor, refusal } from '../sending/send.ts';
import { createEventParser } from './event-parser.ts';
import { followSignals } from './follow-signals.ts';

const endpoints = {
  student: { stream: streamStudentSignals, poll: pollStudentSignals },
  company: { stream: streamCompanySignals, poll: pollCompanySignals },
} as const;

/** The server sends something at least every twenty seconds. */
const longestSilenceMs = 60_000;
/** A hidden page keeps listening this long. */
const hiddenMs = 300_000;

export function listen(strategy: Strategy, onSignal: (signal: Signal) => void): () => void {
  const stop = new AbortController();
  const { stream, poll } = endpoints[strategy];
  const sight = watchSight(stop.signal);
  void followSignals(
    {
      stream: (after, onOpen, receive) =>
        readStream(stream, after, onOpen, receive, AbortSignal.any([stop.signal, sight.lost()])),
      poll: (after) =>
        call(
          poll,
          { query: after === undefined ? {} : { after: String(after) } },
          { signal: stop.signal },
        ),
      pause: (ms) => pause(ms, stop.signal),
      seen: sight.seen,
      stopped: () => stop.signal.aborted,
      random: Math.random,
    },
    onSignal,
  );
  return () => stop.abort();
}

async function readStream(
  endpoint: AnyEndpoint,
  after: number | undefined,
  onOpen: () => void,
  onSignal: (signal: Signal) => void,
  signal: AbortSignal,
): Promise<void> {
  const silence = createSilence(longestSilenceMs);
  try {
    const response = await open(endpoint, after, AbortSignal.any([signal, silence.signal]));
    const parser = createEventParser(({ data }) => onSignal(JSON.parse(data) as Signal));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) return;
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      silence.broken();
      onOpen();
      parser.feed(piece.value);
    }
  } finally {
    silence.end();
  }
}

async function open(
  endpoint: AnyEndpoint,
  after: number | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const ask = async (token: string): Promise<Response> => {
    const headers = {
      ...headersFor({ token }, false),
      Accept: 'text/event-stream',
      ...(after !== undefined && { 'Last-Event-ID': String(after) }),
    };
    const response = await fetch(endpoint.path, { headers, signal });
    if (!response.ok) throw refusal(endpoint, response.status, await response.text());
    return response;
  };
  const token = await session.token();
  // Signed out meanwhile.
  if (!token) throw new SessionOver('expired');
  return ask(token).catch(async (failure: unknown) => {
    if (!ranOut(failure)) throw failure;
    return ask(await session.renewed(token));
  });
}

/** Aborts a stream that has been silent too long, because some proxies swallow streams. */
function createSilence(ms: number) {
  const tooLong = new AbortController();
  const listenFor = () => setTimeout(() => tooLong.abort(new Error('silent stream')), ms);
  let timer = listenFor();
  return {
    signal: tooLong.signal,
    broken(): void {
      clearTimeout(timer);
      timer = listenFor();
    },
    end: () => clearTimeout(timer),
  };
}

/** Tracks visibility: a page counts as left after being hidden for long. */
function watchSight(stopped: AbortSignal) {
  let left = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const back = new EventTarget();
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) {
      timer = setTimeout(() => left.abort(), hiddenMs);
    } else {
      if (left.signal.aborted) left = new AbortController();
      back.dispatchEvent(new Event('seen'));
    }
  };
  document.addEventListener('visibilitychange', look, { signal: stopped });
  stopped.addEventListener('abort', () => {
    clearTimeout(timer);
    back.dispatchEvent(new Event('seen'));
  });
  return {
    lost: () => left.signal,
    seen: async (): Promise<void> => {
      if (!left.signal.aborted || stopped.aborted) return;
      await new Promise((resolve) => back.addEventListener('seen', resolve, { once: true }));
    },
  };
}

function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, stopped.aborted ? 0 : ms);
    stopped.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
