import { useEffect, useRef, useState } from 'react';
import { type Choice, matchesWords } from '../../ui/choice/choice.ts';

const slowMs = 500;

/** Simulates a server: answers late, and only from two letters on. */
export function useSlowSearch(all: readonly Choice[]) {
  const [found, setFound] = useState<readonly Choice[]>([]);
  const [loading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string): void {
    clearTimeout(timer.current);
    const query = text.trim();
    setLoading(query.length >= 2);
    setFound([]);
    if (query.length < 2) return;
    timer.current = setTimeout(() => {
      setFound(all.filter((choice) => matchesWords(choice, query)));
      setLoading(false);
    }, slowMs);
  }

  return { found, loading, search };
}
