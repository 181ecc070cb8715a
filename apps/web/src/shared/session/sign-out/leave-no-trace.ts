import { dropDraftsExceptOf } from '../../form/drafts/drafts.ts';

/**
 * Before a voluntary sign-out: deletes unsent messages, unsaved forms, the remembered path, and
 * input that the built-in identity service stores in this tab.
 */
export function leaveNoTrace(): void {
  dropDraftsExceptOf(undefined);
  try {
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to delete.
  }
}
