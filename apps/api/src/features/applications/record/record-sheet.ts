import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, say } from '@engawa/contract/language';
import { commonTemplate, printable } from '../../documents/public.ts';
import type { RecordLine } from './record.rules.ts';

export const recordTemplate =
  commonTemplate + readFileSync(join(import.meta.dirname, 'record.typ'), 'utf8');

const words = {
  ja: {
    title: '就職活動記録',
    name: '氏名',
    university: '所属',
    asOf: '作成日',
    columns: ['日付', '種別', '企業', '求人・イベント', '状況', '状況の日付'],
    summary: (count: number) => `合計 ${count}件`,
    footer: '本人の記録にもとづいて作成しました。',
  },
  en: {
    title: 'Job-hunting record',
    name: 'Name',
    university: 'School',
    asOf: 'Made on',
    columns: ['Date', 'Kind', 'Company', 'Job or event', 'Status', 'Since'],
    summary: (count: number) => `${count} in total`,
    footer: 'Made from the person’s own record.',
  },
};

interface Sheet {
  name: string;
  university: string;
  today: string;
  lines: readonly RecordLine[];
}

export function recordSheet({ name, university, today, lines }: Sheet, language: Language) {
  const said = say(words, language);
  return printable({
    lang: language,
    title: said.title,
    name,
    facts: [
      { name: said.name, text: name },
      { name: said.university, text: university },
      { name: said.asOf, text: today },
    ],
    columns: [...said.columns],
    lines: [...lines],
    summary: said.summary(lines.length),
    footer: said.footer,
  });
}
