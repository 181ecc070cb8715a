import type { Localized } from '@engawa/contract/language';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { JobValues } from '../job-values.ts';

/** What goes into one field, and how a reader sees it. */
export interface FieldSet {
  name: FieldPath<JobValues>;
  value: unknown;
  shown: Localized;
}

/** A part of the pasted text that goes into the form once somebody has said so. */
export type Piece =
  | {
      kind: 'text';
      name: FieldPath<JobValues>;
      /** The pasted words themselves. */
      text: string;
    }
  | {
      kind: 'read';
      sets: readonly FieldSet[];
      /** The pasted lines it was read from. */
      quote: string;
    }
  | {
      /** One more message to students: there is no field of its own for it. */
      kind: 'message';
      title: string;
      text: string;
    };

export interface Reading {
  pieces: Piece[];
  /** Pasted lines that were not understood, or only in part. */
  left: string[];
}

type Named<Name extends FieldPath<JobValues>> = Exclude<FieldPathValue<JobValues, Name>, ''>;

export const setField = <Name extends FieldPath<JobValues>>(
  name: Name,
  value: Named<Name>,
  shown: Localized,
): FieldSet => ({ name, value, shown });

export const sameInBoth = (text: string): Localized => ({ ja: text, en: text });

export const yen = (amount: number): Localized => {
  const digits = amount.toLocaleString('en-US');
  return { ja: `${digits}円`, en: `¥${digits}` };
};
