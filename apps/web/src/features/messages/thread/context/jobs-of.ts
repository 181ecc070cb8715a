import type { ThreadContext } from '@engawa/contract/messages/context';

/** The jobs a thread is about: that of the request, then those applied for, each once. */
export function jobsOf(context: ThreadContext | null) {
  if (!context) return [];
  const { applications, request } = context;
  const applied = applications.map(({ id, job, jobOpen }) => ({
    ...job,
    open: jobOpen,
    application: id,
  }));
  const asked = request?.job;
  const isApplied = asked?.id && applied.some(({ id }) => id === asked.id);
  return asked && !isApplied ? [{ ...asked, application: undefined }, ...applied] : applied;
}
