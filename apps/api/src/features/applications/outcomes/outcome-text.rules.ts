import { type Language, nameFor, type PerLanguage } from '@engawa/contract/language';
import { fillVariables, unfilledIn } from '@engawa/contract/messages/variables';
import { refuse } from '@engawa/platform/errors/refusal';

export interface Values {
  name: string;
  company: PerLanguage<string>;
  job: PerLanguage<string>;
  me: string;
}

const between = '\n\n――――――\n\n';

export function outcomeText(text: PerLanguage<string>, values: Values): string {
  const parts = [filled(text.jp, 'ja', values), filled(text.en, 'en', values)];
  const whole = parts.filter((part) => part !== null).join(between);
  const open = unfilledIn(whole);
  if (open.length > 0) {
    const variables = open.map((name) => `{${name}}`).join(' ');
    refuse('variables_unfilled', { details: { variables } });
  }
  return whole;
}

const filled = (text: string | null, language: Language, values: Values): string | null =>
  text === null
    ? null
    : fillVariables(text, {
        name: values.name,
        company: nameFor(values.company, language),
        job: nameFor(values.job, language),
        me: values.me,
      });
