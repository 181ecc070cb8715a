import { textsAt } from '@engawa/contract/contents/texts';
import { type ContentLanguage, otherContentLanguage } from '@engawa/contract/language';
import type { TranslationReply } from '@engawa/contract/translation/schemas';
import { useRef, useState } from 'react';
import type { FieldPathValue } from 'react-hook-form';
import { ApiFailure, SessionOver } from '../../../../shared/api/failures/api-failure.ts';
import type { TextName } from '../../../../ui/bound/names.ts';
import type { ContentValues } from '../form/content-values.ts';
import { labelAt, placeOf } from '../form/field-props.ts';
import type { Editor } from '../form/use-content-form.ts';

export type TranslatedFields = TranslationReply;

export type TranslateCall = (
  from: ContentLanguage,
  fields: { path: string; text: string }[],
) => Promise<TranslatedFields>;

/** Texts to translate, by whether their target field is empty or filled. */
export interface Plan {
  from: ContentLanguage;
  empty: { path: string; text: string }[];
  filled: { path: string; text: string }[];
}

export type Outcome =
  | { kind: 'running' }
  | {
      kind: 'done';
      filled: number;
      total: number;
      near: number;
      /** Fields that stayed untranslated, and whether a translation service was asked. */
      left: string[];
      asked: boolean;
      target: ContentLanguage;
    }
  | { kind: 'none' | 'notSet'; target: ContentLanguage }
  | { kind: 'noSource'; from: ContentLanguage }
  | { kind: 'failed'; message: string }
  | { kind: 'undone' };

/** Fills the other language of texts; overwrites a person's text only after confirmation. */
export function useTranslation<Values extends ContentValues>(
  { form, outline }: Editor<Values>,
  /** The texts to translate. */
  texts: () => readonly string[],
  call: TranslateCall,
) {
  const [asking, setAsking] = useState<Plan>();
  const [outcome, setOutcome] = useState<Outcome>();
  /** The last machine translation by field name, which may be overwritten without asking. */
  const ownRef = useRef(new Map<string, string>());
  const undoRef = useRef<() => void>(undefined);
  type Name = TextName<Values>;
  const nameIn = (language: ContentLanguage, path: string) => `${language}.${path}` as Name;
  const textAt = (name: Name): unknown => form.getValues(name);
  const write = (name: Name, text: string) =>
    form.setValue(name, text as FieldPathValue<Values, Name>, { shouldDirty: true });

  function planFor(from: ContentLanguage): Plan {
    const target = otherContentLanguage(from);
    const sources = textsAt(texts(), form.getValues()[from]);
    const entries = Array.from(sources, ([path, text]) => ({ path, text: text.trim() }));
    const isFree = ({ path }: { path: string }) => {
      const name = nameIn(target, path);
      const now = textAt(name);
      return now === undefined || now === '' || now === ownRef.current.get(name);
    };
    const written = entries.filter(({ text }) => text !== '');
    return { from, empty: written.filter(isFree), filled: written.filter((one) => !isFree(one)) };
  }

  /** Both texts of a field; if either changes while waiting, the answer no longer applies. */
  const placeNow = (from: ContentLanguage, path: string): string =>
    JSON.stringify([from, otherContentLanguage(from)].map((one) => textAt(nameIn(one, path))));

  async function run(from: ContentLanguage, fields: Plan['empty']): Promise<void> {
    setAsking(undefined);
    setOutcome({ kind: 'running' });
    // Texts may change, move or disappear before the answer arrives; only untouched ones are
    // filled.
    const before = new Map(fields.map(({ path }) => [path, placeNow(from, path)]));
    try {
      const reply = await call(from, fields);
      const filled = reply.fields.filter(({ text }) => text !== null);
      if (filled.length === 0) {
        // A configured service would have answered, so none is configured.
        const kind = reply.provider === 'memory' ? 'notSet' : 'none';
        return setOutcome({ kind, target: otherContentLanguage(from) });
      }
      const untouched = filled.filter(({ path }) => before.get(path) === placeNow(from, path));
      fill(otherContentLanguage(from), untouched);
      const near = untouched.filter((one) => one.near).length;
      const unknown = reply.fields.filter(({ text }) => text === null);
      const left = [...new Set(unknown.map(({ path }) => labelAt(outline, placeOf(path))))];
      setOutcome({
        kind: 'done',
        filled: untouched.length,
        total: reply.total,
        near,
        left,
        asked: reply.provider !== 'memory',
        target: otherContentLanguage(from),
      });
    } catch (failure) {
      if (failure instanceof SessionOver) return;
      if (!(failure instanceof ApiFailure)) throw failure;
      setOutcome({ kind: 'failed', message: failure.message });
    }
  }

  function fill(target: ContentLanguage, fields: TranslatedFields['fields']): void {
    const before = fields.map(({ path }) => {
      const name = nameIn(target, path);
      const text = textAt(name);
      return [name, typeof text === 'string' ? text : ''] as const;
    });
    for (const { path, text } of fields) {
      const name = nameIn(target, path);
      write(name, text ?? '');
      ownRef.current.set(name, text ?? '');
    }
    undoRef.current = () => {
      for (const [name, text] of before) {
        // Undo leaves a translation alone that a person has edited since.
        if (textAt(name) !== ownRef.current.get(name)) continue;
        write(name, text);
        ownRef.current.delete(name);
      }
      setOutcome({ kind: 'undone' });
    };
  }

  return {
    asking,
    outcome,
    busy: outcome?.kind === 'running',
    start(from: ContentLanguage): void {
      const plan = planFor(from);
      if (plan.empty.length + plan.filled.length === 0) setOutcome({ kind: 'noSource', from });
      else if (plan.filled.length > 0) setAsking(plan);
      else void run(from, plan.empty);
    },
    /** Translates only into empty fields, without asking. */
    fillEmpty(from: ContentLanguage): void {
      const { empty } = planFor(from);
      if (empty.length > 0) void run(from, empty);
    },
    onlyEmpty: () => asking && void run(asking.from, asking.empty),
    all: () => asking && void run(asking.from, [...asking.empty, ...asking.filled]),
    cancel: () => setAsking(undefined),
    undo: () => undoRef.current?.(),
  };
}
