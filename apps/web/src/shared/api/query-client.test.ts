import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiFailure } from './failures/api-failure.ts';
import type { CallMeta, FailureAnswer } from './failures/on-failure.ts';
import { createQueryClient } from './query-client.ts';

const refusal = new ApiFailure(409, { code: 'stale_version', message: '先に更新されています。' });

function shell() {
  const log = {
    answers: [] as FailureAnswer[],
    said: [] as string[],
    announced: [] as string[],
    busy: [] as string[],
  };
  const client = createQueryClient({
    answer: (answer) => log.answers.push(answer),
    succeeded: (message, visibleResult) => (visibleResult ? log.announced : log.said).push(message),
    busy: () => {
      log.busy.push('begin');
      return () => log.busy.push('end');
    },
  });
  const run = (mutationFn: () => Promise<unknown>, meta: CallMeta = {}) =>
    new MutationObserver(client, { mutationFn, meta }).mutate().catch(() => undefined);
  return { client, log, run };
}

it('shows that a command runs, and its success message', async () => {
  const { log, run } = shell();
  await run(async () => ({ result: 1, message: '保存しました。' }));
  expect(log).toEqual({
    answers: [],
    said: ['保存しました。'],
    announced: [],
    busy: ['begin', 'end'],
  });
});

it('handles a refusal and hides the overlay', async () => {
  const { log, run } = shell();
  await run(() => Promise.reject(refusal));
  expect(log.answers).toEqual([{ say: refusal.message, report: true }]);
  expect(log.busy).toEqual(['begin', 'end']);
});

it('only announces the success of a command whose result is visible, and shows its refusal', async () => {
  const { log, run } = shell();
  await run(async () => ({ message: '削除しました。' }), { visibleResult: true });
  expect([log.said, log.announced]).toEqual([[], ['削除しました。']]);
  await run(() => Promise.reject(refusal), { visibleResult: true });
  expect(log.answers).toEqual([{ say: refusal.message, report: true }]);
});

it('shows nothing for a quiet command', async () => {
  const { log, run } = shell();
  await run(async () => ({ message: '保存しました。' }), { quiet: true });
  await run(() => Promise.reject(refusal), { quiet: true });
  expect(log).toEqual({ answers: [{ report: true }], said: [], announced: [], busy: [] });
});

it('shows no overlay for reads, and handles their failures', async () => {
  const { client, log } = shell();
  const read = (meta: CallMeta) =>
    new QueryObserver(client, {
      queryKey: [meta],
      queryFn: () => Promise.reject(refusal),
      meta,
    }).refetch();
  await read({});
  await read({ ownErrors: true });
  expect(log.answers).toEqual([{ say: refusal.message, report: true }, { report: true }]);
  expect(log.busy).toEqual([]);
});
