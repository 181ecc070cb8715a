import { loadWords } from '../../i18n/words.ts';
import { ApiFailure } from '../failures/api-failure.ts';
import { words as apiWords } from '../words.ja.ts';

/** Refuses to send an input again while it is being sent, for example after a double press. */
export function createOneAtATime() {
  const under = new Set<string>();
  return async <T>(input: unknown, send: () => Promise<T>): Promise<T> => {
    const content = JSON.stringify(input) ?? '';
    if (under.has(content)) {
      const t = await loadWords(apiWords);
      throw new ApiFailure(0, { code: 'already_sending', message: t('alreadySending') });
    }
    under.add(content);
    try {
      return await send();
    } finally {
      under.delete(content);
    }
  };
}
