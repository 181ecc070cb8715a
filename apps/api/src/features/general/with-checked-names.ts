import type { GeneralDocument } from '@engawa/contract/general/schemas';
import type { Language } from '@engawa/contract/language';
import type { CompanyActor } from '@engawa/platform/auth/actor';
import type { Tx } from '../../database.ts';
import { checkedNames } from '../../people/checked-names.ts';
import { findInfo } from '../company-info/public.ts';

interface Publishing {
  tx: Tx;
  actor: CompanyActor;
  language: Language;
}

/** Checks the name rule only if the name changes: existing names may be older than the rule. */
export async function withCheckedNames(
  { tx, actor, language }: Publishing,
  document: GeneralDocument,
): Promise<GeneralDocument> {
  const stored = await findInfo(tx, actor.companyId);
  const { jp, en, common } = document;
  const names = checkedNames(
    {
      'jp.companyName': { stored: stored?.nameJp, given: jp?.companyName ?? null },
      'en.companyName': { stored: stored?.nameEn, given: en?.companyName ?? null },
    },
    language,
  );
  return {
    jp: jp && { ...jp, companyName: names['jp.companyName'] },
    en: en && { ...en, companyName: names['en.companyName'] },
    common,
  };
}
