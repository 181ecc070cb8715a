import type { Outline } from '@engawa/contract/contents/outline/outline';
import { blankToNull, nullToBlank } from '../../../../shared/form/blanks.ts';
import { layOver } from '../../../../shared/form/drafts/lay-over.ts';
import type { Parts } from '../conflict/merge.ts';
import { pairLists } from '../fields/paired-values.ts';
import { copySharedFields } from '../translation/copy-shared-fields.ts';
import type { ContentValues } from './content-values.ts';

type Fields = Record<string, unknown>;

/** Conversions between a content and the values of its form, driven by the outline. */
export interface ContentForm<Document extends Parts, Values extends ContentValues> {
  outline: Outline;
  blank: Document;
  valuesOf(document: Document): Values;
  documentOf(values: Values): Document;
  /** Reads a draft stored by this browser, perhaps by an older client; undefined if invalid. */
  restore(kept: unknown): { base: Document; values: Values } | undefined;
}

export function contentForm<Document extends Parts, Values extends ContentValues>(
  outline: Outline,
): ContentForm<Document, Values> {
  const { language, common } = outline.blank;
  const blank = { jp: language, en: language, common } as Document;

  /** Pairs the lists of both languages, and turns null into an empty text. */
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

  /** Fields without a language are edited on the Japanese side only and copied to both. */
  const documentOf = ({ jp, en, ...values }: Values): Document =>
    blankToNull({
      jp,
      en: copySharedFields(outline.shared, jp, en),
      common: values.common,
    }) as Document;

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
