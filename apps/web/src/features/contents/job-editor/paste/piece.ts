import type { Localized } from '@engawa/contract/language';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { JobValues } from '../job-values.ts';

export interface FieldSet {
  name: FieldPath<JobValues>;
  value: unknown;
  shown: Localized;
}

/** A part of the pasted text that goes into the form once confirmed. */
export type Piece =
  | {
      kind: 'text';
      name: FieldPath<JobValues>;
      text: string;
    }
  | {
      kind: 'read';
      sets: readonly FieldSet[];
      /** The pasted lines that the value was read from. */
      quote: string;
    }
  | {
      /** Becomes an additional message to students, because no field fits. */
      kind: 'message';
      title: string;
      text: string;
    };

export interface Reading {
  pieces: Piece[];
  /** Pasted lines that were not recognised, or only in part. */
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
