import type { ErrorTable } from '../errors.ts';

export const messageErrors = {
  thread_closed: {
    status: 409,
    message: {
      ja: '現在、この相手にはメッセージを送れません。これまでのやり取りはそのまま残ります。',
      en: 'You cannot send messages here at the moment. What you have written so far stays.',
    },
  },
  too_many_messages: {
    status: 429,
    message: {
      ja: '短い時間に多くのメッセージが送られました。{seconds}秒ほど待ってからお送りください。',
      en: 'Many messages were sent in a short time. Please wait about {seconds} seconds.',
    },
  },
  messages_used_up: {
    status: 429,
    message: {
      ja: '1日に送れるメッセージの数に達しました。明日またお送りください。',
      en: 'You have reached the number of messages for one day. Please send it tomorrow.',
    },
  },
  edit_window_over: {
    status: 409,
    message: {
      ja: '送信から2時間が過ぎたため、変更も削除もできません。',
      en: 'Two hours have passed since it was sent, so it can no longer be changed or deleted.',
    },
  },
  not_the_author: {
    status: 409,
    message: {
      ja: '変更や削除ができるのは、メッセージを書いた本人だけです。',
      en: 'Only the person who wrote a message can change or delete it.',
    },
  },
  slots_stay: {
    status: 409,
    message: {
      ja: '日時の候補は編集や削除ができません。必要な場合は取り消してください。',
      en: 'Offered times cannot be edited or deleted. Please call them off instead.',
    },
  },
  message_deleted: {
    status: 409,
    message: { ja: 'このメッセージは削除されています。', en: 'This message has been deleted.' },
  },
  message_sent_otherwise: {
    status: 409,
    message: {
      ja: '同じメッセージが別の内容で送信されています。画面を読み込み直してください。',
      en: 'This message was already sent with other words. Please reload the page.',
    },
  },
  variables_unfilled: {
    status: 422,
    message: {
      ja: 'まだ入力されていない項目があります：{variables}',
      en: 'Some variables are not filled in yet: {variables}',
    },
  },
  variables_unknown: {
    status: 422,
    message: {
      ja: '使えない差し込み項目があります：{variables}',
      en: 'These are not variables that can be filled in: {variables}',
    },
  },
  notes_used_up: {
    status: 409,
    message: {
      ja: 'メモは1つのスレッドに{count}件までです。不要なメモを削除してください。',
      en: 'A thread can have {count} notes. Please delete one you no longer need.',
    },
  },
  templates_used_up: {
    status: 409,
    message: {
      ja: 'テンプレートは{count}個までです。使っていないテンプレートを削除してください。',
      en: 'You can have {count} templates. Please delete one you no longer use.',
    },
  },
} as const satisfies ErrorTable;
