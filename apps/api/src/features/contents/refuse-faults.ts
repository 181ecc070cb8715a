import type { PublishFault } from '@engawa/contract/contents/publish-faults';
import { fieldMessages } from '@engawa/contract/fields/field-messages';
import { type Language, say } from '@engawa/contract/language';
import { refuse } from '@engawa/platform/errors/refusal';

export function refuseFaults(faults: readonly PublishFault[], language: Language): void {
  if (faults.length === 0) return;
  const fields = faults.map(({ path, message }) => [path, say(fieldMessages[message], language)]);
  refuse('invalid_input', { fields: Object.fromEntries(fields) as Record<string, string> });
}
