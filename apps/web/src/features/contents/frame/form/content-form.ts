import type { Outline } from '@engawa/contract/contents/outline/outline';
import { blankToNull, nullToBlank } from '../../../../shared/form/blanks.ts';
import { layOver } from '../../../../shared/form/drafts/lay-over.ts';
import type { Parts } from '../conflict/merge.ts';
import { pairLists } from '../fields/paired-values.ts';
import { sayInBoth } from '../translation/say-in-both.ts';
import type { ContentValues } from './content-values.ts';

type Fields = Record<string, unknown>;

/** A content and the form that edits it, both as its outline tells. */
export interface ContentForm<Document extends Parts, Values extends ContentValues> {
  outline: Outline;
  /** A content in which nothing is said yet. */
  blank: Document;
  valuesOf(document: Document): Values;
  documentOf(values: Values): Document;
  /** Reads a draft the browser stored, perhaps by an older client; undefined where it is no draft. */
  restore(kept: unknown): { base: Document; values: Values } | undefined;
}

export function contentForm<Document extends Parts, Values extends ContentValues>(
  outline: Outline,
): ContentForm<Document, Values> {
  const { language, common } = outline.blank;
  const blank = { jp: language, en: language, common } as Document;

  /** Both languages' lists in pairs, what is not there as an empty text. */
  function valuesOf(document: Parts): Values {
    const jp = { ...language, ...document.jp } as Fields;
    const en = { ...language, ...document.en } as Fields;
    for (const list of outline.lists) {
      const paired = pairLists(itemsOf(jp[list]), itemsOf(en[list]), outline.added[list] ?? {});
      jp[list] = paired.jp;
      en[list] = paired.en;
    }
    return nullToBlank({ jp, en, common: { ...common, ...document.common } }) as object as Values;
  }

  /** What has no language is asked once, on the Japanese side, and said in both. */
  const documentOf = ({ jp, en, ...values }: Values): Document =>
    blankToNull({ jp, en: sayInBoth(outline.shared, jp, en), common: values.common }) as Document;

  function restore(kept: unknown) {
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { base, values } = kept as { base?: unknown; values?: unknown };
    const inForm = (added: object) => nullToBlank(added);
    return {
      base: layOver(blank, base, outline.added),
      values: layOver(valuesOf(blank), values, outline.added, inForm),
    };
  }

  return { outline, blank, valuesOf, documentOf, restore };
}

const itemsOf = (list: unknown): readonly object[] => (Array.isArray(list) ? list : []);
