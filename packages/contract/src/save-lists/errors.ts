import type { ErrorTable } from '../errors.ts';

export const saveListErrors = {
  save_list_exists: {
    status: 409,
    message: {
      ja: '同じ名前のリストがあります。別の名前にしてください。',
      en: 'There is a list of this name. Please choose another name.',
    },
  },
  save_lists_used_up: {
    status: 409,
    message: {
      ja: 'リストは{count}個までです。使っていないリストを削除してください。',
      en: 'You can have {count} lists. Please delete one you no longer use.',
    },
  },
  save_list_full: {
    status: 409,
    message: {
      ja: '1つのリストに保存できるのは{count}名までです。別のリストに保存するか、不要になった学生を外してください。',
      en: 'A list holds {count} students. Please use another list, or take out students you no longer need.',
    },
  },
  save_list_in_use: {
    status: 409,
    message: {
      ja: 'このリストは、限定公開の求人またはイベントの公開先に使われています。内容を確認してから、もう一度削除してください。',
      en: 'This list decides who sees a limited job or event. Please look at which, and delete it again.',
    },
  },
} as const satisfies ErrorTable;
