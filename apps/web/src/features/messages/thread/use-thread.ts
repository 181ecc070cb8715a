import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readEarlier, type ThreadPart, threadQuery } from '../queries.ts';
import type { Side } from '../sides.ts';
import { type Known, mergePage } from './merge-pages.ts';

/**
 * Loads a thread from its newest page upwards. Every signal refetches the newest page and merges
 * it; earlier pages load once.
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

  // Merged while rendering, so that no frame shows old and new side by side.
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
      // The next scroll tries again.
      if (!signal.aborted) throw failure;
    } finally {
      setReading(false);
    }
  }

  return {
    thread: data?.thread,
    context: data?.context ?? null,
    messages: now?.messages ?? [],
    notes: now?.notes ?? [],
    earlier: now?.earlier ?? false,
    reading,
    loadEarlier,
    error,
    retry: () => void refetch(),
  };
}
