import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { isForcedToLeave } from '../../../shared/session/sign-out/forced-leave.ts';

/** Lazy, because few users ever see it. */
const LeaveDialog = lazy(async () => ({
  default: (await import('./leave-dialog.tsx')).LeaveDialog,
}));

/** Asks before unsaved changes are lost by a link, by Back or by closing the tab. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const blocks = () => unsaved && !isForcedToLeave();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => blocks() && current.pathname !== next.pathname,
    enableBeforeUnload: blocks,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveDialog onStay={reset} onLeave={proceed} />
    </Suspense>
  );
}
