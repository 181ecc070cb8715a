import { type Localized, say } from '@engawa/contract/language';
import { fill, type MailTemplate, need } from './template.ts';

export interface MailWords {
  subject: Localized;
  body: Localized;
  button?: Localized;
  note?: Localized;
}

export const plainMail = (
  name: string,
  words: MailWords,
  kind: Pick<MailTemplate, 'provesAddress'> = {},
): MailTemplate => ({
  name,
  ...kind,
  render: (data, language) => ({
    subject: fill(words.subject, language, data),
    blocks: [
      { paragraph: fill(words.body, language, data) },
      ...(words.button ? [{ button: say(words.button, language), url: need(data, 'url') }] : []),
      ...(words.note ? [{ note: say(words.note, language) }] : []),
    ],
  }),
});
