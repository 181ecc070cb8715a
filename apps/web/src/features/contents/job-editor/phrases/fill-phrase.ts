import { contentLimits } from '@engawa/contract/contents/limits';
import { contentLanguages } from '@engawa/contract/language';
import type { PhraseField, PostingPhrase } from '@engawa/contract/reference/jobs/posting-phrases';
import type { UseFormReturn } from 'react-hook-form';
import type { JobValues } from '../job-values.ts';
import { addMessage } from '../messages.ts';

type Form = UseFormReturn<JobValues>;
type TextField = Exclude<PhraseField, 'otherMessage'>;

/** Appends the clause on a line of its own below existing text. */
export function withClause(before: string, clause: string): string {
  if (before.includes(clause)) return before;
  return before.trim() === '' ? clause : `${before.trimEnd()}\n${clause}`;
}

/** Whether both languages already contain the clause. */
export function hasClause(form: Form, { field, jp, en }: PostingPhrase): boolean {
  if (field !== 'otherMessage') {
    return form.getValues(`jp.${field}`).includes(jp) && form.getValues(`en.${field}`).includes(en);
  }
  return form.getValues('jp.otherMessage').some(({ message }) => message.includes(jp));
}

export const hasRoom = (form: Form, field: PhraseField): boolean =>
  field !== 'otherMessage' ||
  form.getValues('jp.otherMessage').length < contentLimits.otherMessages;

/** Adds a clause in both languages; returns the function that undoes it. */
export function fillPhrase(form: Form, phrase: PostingPhrase): () => void {
  const { field, title } = phrase;
  if (field === 'otherMessage') {
    const item = (language: 'jp' | 'en') => ({
      title: title?.[language] ?? '',
      message: phrase[language],
    });
    return addMessage(form, { jp: item('jp'), en: item('en') });
  }
  return fillText(form, field, phrase);
}

function fillText(form: Form, field: TextField, phrase: PostingPhrase): () => void {
  const before = contentLanguages.map((one) => form.getValues(`${one}.${field}`));
  const write = (texts: readonly string[]) => {
    for (const [at, one] of contentLanguages.entries()) {
      form.setValue(`${one}.${field}`, texts[at] ?? '', { shouldDirty: true });
    }
  };
  write(contentLanguages.map((one, at) => withClause(before[at] ?? '', phrase[one])));
  return () => write(before);
}
