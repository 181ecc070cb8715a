import type { ErrorTable } from '../errors.ts';

export const fileErrors = {
  file_missing: {
    status: 422,
    message: { ja: 'ファイルを選んでください。', en: 'Please choose a file.' },
  },
  file_empty: {
    status: 422,
    message: { ja: 'ファイルの中身が空です。', en: 'The file is empty.' },
  },
  too_many_files: {
    status: 422,
    message: {
      ja: '一度に送れるファイルは1つです。',
      en: 'Please send one file at a time.',
    },
  },
  file_too_large: {
    status: 413,
    message: {
      ja: 'ファイルが大きすぎます。{megabytes} MBまでのファイルを選んでください。',
      en: 'The file is too large. Please choose one of up to {megabytes} MB.',
    },
  },
  file_type_refused: {
    status: 415,
    message: {
      ja: 'この種類のファイルは使えません。使える形式：{formats}',
      en: 'This type of file cannot be used. Accepted: {formats}',
    },
  },
  file_unreadable: {
    status: 422,
    message: {
      ja: 'ファイルを読み取れませんでした。壊れていないか確認してください。',
      en: 'The file could not be read. Please check that it is not damaged.',
    },
  },
  archive_refused: {
    status: 422,
    message: {
      ja: '展開すると大きすぎる圧縮ファイルは受け付けていません。',
      en: 'Archives that unpack to an excessive size are not accepted.',
    },
  },
  upload_interrupted: {
    status: 400,
    message: {
      ja: 'アップロードが途中で止まりました。もう一度お試しください。',
      en: 'The upload was interrupted. Please try again.',
    },
  },
  quota_exceeded: {
    status: 409,
    message: {
      ja: '保存できる容量の上限に達しました。不要なファイルを削除してください。',
      en: 'Your storage is full. Please delete files you no longer need.',
    },
  },
  file_in_use: {
    status: 409,
    message: {
      ja: 'このファイルはすでに使われています。',
      en: 'This file is already in use.',
    },
  },
  link_expired: {
    status: 410,
    message: {
      ja: 'リンクの有効期限が切れました。ファイルを開き直してください。',
      en: 'This link has expired. Please open the file again.',
    },
  },
} as const satisfies ErrorTable;
