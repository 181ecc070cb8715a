import { setImmediate as nextTurn } from 'node:timers/promises';
import { languageOfContent, otherContentLanguage } from '@engawa/contract/language';
import type { TranslationOrder, TranslationReply } from '@engawa/contract/translation/schemas';
import { refuse } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { startBudget } from '@engawa/platform/translate/budget';
import { TranslationFailed, type Translator } from '@engawa/platform/translate/translator';
import type { Db } from '../../database.ts';
import { spendCharacters } from './character-budget.ts';
import { pairsOf } from './memory/content-pairs.rules.ts';
import { Known, TranslationMemory } from './memory/memory.rules.ts';
import { referenceKnown } from './memory/reference-pairs.ts';
import { readPublished } from './translation.repo.ts';

export interface TranslationServices {
  reads: Db;
  /** Unset without a translation service: then only the memory answers. */
  translator: Translator | undefined;
  limits: CallLimits;
  /** Milliseconds; below the client's timeout of ten seconds. */
  budgetMs?: number;
}

const usualBudgetMs = 9000;

/** From the memory first, then the service; without a service, near matches. */
export async function translateTexts(
  { reads, translator, limits, budgetMs = usualBudgetMs }: TranslationServices,
  companyId: string,
  { from, fields }: TranslationOrder,
): Promise<TranslationReply> {
  const budget = startBudget(budgetMs);
  const source = languageOfContent(from);
  const target = languageOfContent(otherContentLanguage(from));
  const own = new Known(pairsOf(await readPublished(reads, companyId), from));
  const memory = new TranslationMemory(own, referenceKnown[source], target);

  const exact = fields.map(({ text }) => memory.exact(text));
  const open = fields.filter((_, at) => exact[at] === null).map(({ text }) => text);
  const asked = translator && open.length > 0;
  if (asked) await spendCharacters({ reads, limits }, companyId, open);
  const found = asked
    ? await orRefuse(translator.translate(open, source, target, budget))
    : await nearest(memory, open);

  const rest = found.values();
  const answers = fields.map(({ path }, at) => {
    const known = exact[at] ?? null;
    if (known !== null) return { path, text: known, near: false };
    const text = rest.next().value ?? null;
    return { path, text, near: text !== null && !asked };
  });
  return {
    fields: answers,
    filled: answers.filter(({ text }) => text !== null).length,
    total: fields.length,
    provider: asked ? translator.name : 'memory',
  };
}

/** Yields between texts, so that other requests are served. */
async function nearest(memory: TranslationMemory, texts: readonly string[]) {
  const found: (string | null)[] = [];
  for (const text of texts) {
    found.push(memory.near(text));
    await nextTurn();
  }
  return found;
}

async function orRefuse<T>(translating: Promise<T>): Promise<T> {
  try {
    return await translating;
  } catch (error) {
    if (!(error instanceof TranslationFailed)) throw error;
    const { retryAfterSeconds = 60 } = error.facts;
    return refuse(`translation_${error.kind}`, { retryAfterSeconds, cause: error });
  }
}
