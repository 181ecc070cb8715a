import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  startTranslationServer,
  type TranslationServer,
} from '../../../testing/stand-ins/translation-server.ts';
import { createLog } from '../../log/log.ts';
import { createTranslator } from '../create-translator.ts';
import type { Translator } from '../translator.ts';

/** A local service for a test file, clients of it in both protocols, and their log. */
export function useTranslators() {
  const logged: Record<string, unknown>[] = [];
  const log = createLog('debug', { write: (line) => void logged.push(JSON.parse(line)) });
  const at = (url: string, key?: string): Translator =>
    createTranslator({ url, key, log, backoffMs: 1 });
  const found = { logged, at } as {
    server: TranslationServer;
    deepl: Translator;
    libretranslate: Translator;
    logged: Record<string, unknown>[];
    at: typeof at;
  };

  beforeAll(async () => {
    found.server = await startTranslationServer();
  });
  afterAll(() => found.server.stop());
  beforeEach(() => {
    found.server.asked.length = 0;
    found.server.faults.length = 0;
    found.server.fault = undefined;
    found.server.translate = (text) => `<${text}>`;
    logged.length = 0;
    found.deepl = at(found.server.deeplUrl, 'the-key');
    found.libretranslate = at(found.server.libretranslateUrl);
  });
  return found;
}
