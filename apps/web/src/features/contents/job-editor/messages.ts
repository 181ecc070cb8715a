import { contentLimits } from '@engawa/contract/contents/limits';
import type { UseFormReturn } from 'react-hook-form';
import type { JobValues } from './job-values.ts';

interface Words {
  title: string;
  message: string;
}

const blank: Words = { title: '', message: '' };

/** Adds a message to students in both languages; returns the function that removes it again. */
export function addMessage(
  form: UseFormReturn<JobValues>,
  { jp, en = blank }: { jp: Words; en?: Words },
): () => void {
  const before = [form.getValues('jp.otherMessage'), form.getValues('en.otherMessage')] as const;
  const write = ([inJapanese, inEnglish]: typeof before) => {
    form.setValue('jp.otherMessage', inJapanese, { shouldDirty: true });
    form.setValue('en.otherMessage', inEnglish, { shouldDirty: true });
  };
  if (before[0].length >= contentLimits.otherMessages) return () => undefined;
  const item = (words: Words) => ({ ...words, otherMessageImages: [] });
  write([
    [...before[0], item(jp)],
    [...before[1], item(en)],
  ]);
  return () => write(before);
}
