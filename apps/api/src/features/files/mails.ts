import type { Localized } from '@engawa/contract/language';
import { fill, type MailTemplate } from '@engawa/platform/mail/template';

const text = {
  subject: { ja: 'ファイルを削除しました', en: 'We have deleted a file of yours' },
  body: {
    ja: 'アップロードされた「{name}」からウイルスが見つかったため、ファイルを削除しました。ほかの方には渡していません。',
    en: 'A virus was found in “{name}”, which you uploaded, so we have deleted the file. It was not handed to anybody.',
  },
  note: {
    ja: 'お使いの端末をウイルス対策ソフトで確認し、必要に応じて問題のないファイルをアップロードし直してください。',
    en: 'Please check your device with an antivirus program, and upload a clean file if you still need it.',
  },
} as const satisfies Record<string, Localized>;

/** For infections found after the upload was answered. */
export const infectedFileMail: MailTemplate = {
  name: 'infected-file',
  render: (data, language) => ({
    subject: fill(text.subject, language, data),
    blocks: [
      { paragraph: fill(text.body, language, data) },
      { note: fill(text.note, language, data) },
    ],
  }),
};
