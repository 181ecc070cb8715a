import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readEarlier, type ThreadPart, threadQuery } from '../queries.ts';
import type { Side } from '../sides.ts';
import { type Known, mergePage } from './merge-pages.ts';

/**
 * A thread from its newest page upwards. The newest page is read again with every signal and laid
 * over what is known; earlier ones are fetched once.
 */
export function useThread(side: Side, id: string) {
  const { data, error, refetch } = useQuery(threadQuery(side, id));
  const [known, setKnown] = useState<{ of: ThreadPart; now: Known }>();
  const [reading, setReading] = useState(false);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  // Laid over while rendering, so that no picture shows the old and the new side by side.
  const current =
    data && known?.of !== data ? { of: data, now: mergePage(known?.now, data) } : known;
  if (current !== known) setKnown(current);
  const now = data && current?.now;

  async function loadEarlier(): Promise<void> {
    const before = now?.messages[0]?.number;
    if (!now?.earlier || reading || before === undefined) return;
    const { signal } = leaving.current;
    setReading(true);
    try {
      const page = await readEarlier(side, id, before, signal);
      setKnown((held) => held && { ...held, now: mergePage(held.now, page) });
    } catch (failure) {
      // The way up stays open: the next scroll asks again.
      if (!signal.aborted) throw failure;
    } finally {
      setReading(false);
    }
  }

  return {
    thread: data?.thread,
    messages: now?.messages ?? [],
    notes: now?.notes ?? [],
    earlier: now?.earlier ?? false,
    reading,
    loadEarlier,
    error,
    retry: () => void refetch(),
  };
}
