import { type Language, nameFor, type PerLanguage } from '@engawa/contract/language';
import { fillVariables, unfilledIn, unknownIn } from '@engawa/contract/messages/variables';
import { refuse } from '@engawa/platform/errors/refusal';

export interface Values {
  name: string;
  company: PerLanguage<string>;
  job: PerLanguage<string>;
  me: string;
}

const between = '\n\n――――――\n\n';

export function outcomeText(text: PerLanguage<string>, values: Values): string {
  // Before filling in, because a job's title may have words in braces.
  const unknown = unknownIn(`${text.jp ?? ''}\n${text.en ?? ''}`);
  if (unknown.length > 0) {
    refuse('variables_unknown', { details: { variables: unknown.join(' ') } });
  }
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
