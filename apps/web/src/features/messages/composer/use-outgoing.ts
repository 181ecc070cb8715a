import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { StoredFile } from '../../../shared/api/sending/upload-file.ts';
import { randomId } from '../../../shared/ids/random-id.ts';
import { type ThreadPart, threadQuery } from '../queries.ts';
import type { Message, Side } from '../sides.ts';
import { enqueue, outgoingStore, sendWaiting, tryAgain, withdraw } from './outgoing.ts';

/** Resolves after the delay, or earlier when the network is back. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });

export function useOutgoing(side: Side, threadId: string) {
  const client = useQueryClient();
  const all = useSyncExternalStore(outgoingStore.subscribe, outgoingStore.get);
  const { queryKey } = threadQuery(side, threadId);

  function onSent(message: Message): void {
    client.setQueryData(
      queryKey,
      (part: ThreadPart | undefined) =>
        part && { ...part, messages: withMessage(part.messages, message) },
    );
    for (const { id } of [side.list, side.show]) void client.invalidateQueries({ queryKey: [id] });
  }

  const run = () =>
    void sendWaiting(threadId, {
      send: async ({ clientId, text, files }) => {
        const body = { threadId, clientId, text, files: files.map(({ id }) => id) };
        return (await call(side.send, { body })).written;
      },
      onSent,
      pause,
    });

  const waiting = all.filter((one) => one.threadId === threadId);
  const unsent = waiting.length > 0;
  useEffect(() => {
    if (!unsent) return undefined;
    // The browser asks before it closes a tab with unsent messages.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsent]);

  return {
    waiting,
    send(text: string | null, files: readonly StoredFile[]): void {
      enqueue({ clientId: randomId(), threadId, text, files });
      run();
    },
    retry(clientId: string): void {
      tryAgain(clientId);
      run();
    },
    withdraw,
  };
}

/** Inserts by number, replacing an older version. */
const withMessage = (messages: readonly Message[], message: Message): Message[] =>
  [...messages.filter(({ id }) => id !== message.id), message].toSorted(
    (one, other) => one.number - other.number,
  );
