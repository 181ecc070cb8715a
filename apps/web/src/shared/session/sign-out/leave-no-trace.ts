import { dropDraftsExceptOf } from '../../form/drafts/drafts.ts';

/**
 * Before a person signs out by their own wish: unsent messages, unsaved forms, the wanted path and
 * what was typed at the built-in identity service, which keeps it in this tab, are deleted.
 */
export function leaveNoTrace(): void {
  dropDraftsExceptOf(undefined);
  try {
    sessionStorage.clear();
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
