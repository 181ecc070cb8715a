import { useEffect, useEffectEvent } from 'react';

export const shownMs = 6_000;

/** Closes after six seconds; the time begins anew when the person stops holding it. */
export function useTimedClose({ held, onClose }: { held: boolean; onClose: () => void }): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => close(), shownMs);
    return () => clearTimeout(timer);
  }, [held]);
}
