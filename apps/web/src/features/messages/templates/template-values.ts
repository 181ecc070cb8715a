import { languageOfContent, nameFor, type PerLanguage } from '@engawa/contract/language';
import { fillVariables, unfilledIn } from '@engawa/contract/messages/variables';

/** What is known for the variables of a template; null or empty for what is not. */
export interface TemplateValues {
  name: string | null;
  company: PerLanguage<string> | null;
  me: string | null;
  /** Titles of the jobs the thread may be about. */
  jobs: readonly PerLanguage<string>[];
}

/** The text in one language of the template. */
export interface ChosenText {
  text: string;
  language: keyof PerLanguage<string>;
}

export const needsJob = ({ text }: ChosenText, { jobs }: TemplateValues): boolean =>
  jobs.length > 1 && unfilledIn(text).includes('job');

/** Names are in the template's language where they exist in it. */
export function fillTemplate(
  { text, language }: ChosenText,
  { name, company, me, jobs }: TemplateValues,
  job: PerLanguage<string> | undefined = jobs[0],
): string {
  const reads = languageOfContent(language);
  return fillVariables(text, {
    name,
    company: company && nameFor(company, reads),
    me,
    job: job ? nameFor(job, reads) : null,
  });
}
