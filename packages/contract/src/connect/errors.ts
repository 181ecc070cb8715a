import type { ErrorTable } from '../errors.ts';

export const connectErrors = {
  already_asked: {
    status: 409,
    message: {
      ja: '申請はすでに送信しています。お返事をお待ちください。',
      en: 'Your request has already been sent. Please wait for the answer.',
    },
  },
  already_connected: {
    status: 409,
    message: { ja: 'すでにつながっています。', en: 'You are already connected.' },
  },
  connect_request_gone: {
    status: 409,
    message: {
      ja: 'この申請は取り消されたか、期限が切れています。画面を更新してください。',
      en: 'This request was taken back or has expired. Please reload the page.',
    },
  },
  not_connected: {
    status: 409,
    message: { ja: 'つながりはすでに解除されています。', en: 'You are not connected any more.' },
  },
  asked_lately: {
    status: 409,
    message: {
      ja: '前回のお返事から{count}日間は、同じ相手に申請を送れません。',
      en: 'You can ask the same one again {count} days after their last answer.',
    },
  },
  cannot_connect: {
    status: 409,
    message: {
      ja: '現在、申請を受け付けていません。',
      en: 'No connect requests are accepted at the moment.',
    },
  },
  connect_requests_used_up: {
    status: 409,
    message: {
      ja: 'いまのプランで送れる申請は月{count}件までです。来月またお送りください。プレミアムプランなら上限はありません。',
      en: 'Your plan allows {count} requests a month. Please send it next month. Premium has no limit.',
    },
  },
  request_job_closed: {
    status: 409,
    message: {
      ja: 'この求人は、いま公開されていません。ほかの求人を選ぶか、求人なしでお送りください。',
      en: 'This job is not open now. Please choose another one or none.',
    },
  },
  label_exists: {
    status: 409,
    message: {
      ja: '同じ名前のラベルがあります。別の名前にしてください。',
      en: 'There is a label of this name. Please choose another name.',
    },
  },
  labels_used_up: {
    status: 409,
    message: {
      ja: 'ラベルは{count}個までです。使っていないラベルを削除してください。',
      en: 'You can have {count} labels. Please delete one you no longer use.',
    },
  },
} as const satisfies ErrorTable;
