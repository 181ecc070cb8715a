import type { TemplateVariable } from '@engawa/contract/messages/variables';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as messageWords } from '../words.ja.ts';

export function useVariableNames() {
  const t = useWords(messageWords);
  const names: Record<TemplateVariable, string> = {
    name: t('templates.variable.name'),
    company: t('templates.variable.company'),
    job: t('templates.variable.job'),
    date: t('templates.variable.date'),
    me: t('templates.variable.me'),
  };
  return (variable: TemplateVariable) => names[variable];
}
