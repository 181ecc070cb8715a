import type { Localized } from './language.ts';

export interface ErrorMeaning {
  readonly status: number;
  readonly message: Localized;
}

export type ErrorTable = Readonly<Record<string, ErrorMeaning>>;

/** Refusals that any endpoint may give: about the request, the session, the load. */
export const generalErrors = {
  malformed_request: {
    status: 400,
    message: {
      ja: 'リクエストの形式が正しくありません。',
      en: 'The request could not be read.',
    },
  },
  not_signed_in: {
    status: 401,
    message: { ja: 'ログインしてください。', en: 'Please sign in.' },
  },
  session_expired: {
    status: 401,
    message: { ja: 'ログインの有効期限が切れました', en: 'Session Expired' },
  },
  sign_in_again: {
    status: 409,
    message: {
      ja: 'ご本人であることを確認するため、もう一度ログインしてください。',
      en: 'To make sure it is you, please sign in again first.',
    },
  },
  wrong_kind: {
    status: 403,
    message: {
      ja: 'このアカウントでは利用できません。',
      en: 'This is not available for your kind of account.',
    },
  },
  wrong_level: {
    status: 403,
    message: {
      ja: 'この操作を行う権限がありません。',
      en: 'You do not have permission to do this.',
    },
  },
  foreign_page: {
    status: 403,
    message: {
      ja: 'ほかのサイトのページからは、この操作はできません。',
      en: 'This cannot be done from a page of another site.',
    },
  },
  not_found: {
    status: 404,
    message: { ja: '見つかりませんでした。', en: 'It could not be found.' },
  },
  method_not_allowed: {
    status: 405,
    message: {
      ja: 'この操作には対応していません。',
      en: 'This address does not accept that method.',
    },
  },
  request_timeout: {
    status: 408,
    message: {
      ja: '送信に時間がかかりすぎたため、受け付けを中止しました。もう一度お試しください。',
      en: 'The request took too long to arrive. Please try again.',
    },
  },
  stale_version: {
    status: 409,
    message: {
      ja: '別の人または別のタブで先に更新されています。最新の内容を確認してください。',
      en: 'Someone else, or another tab, saved this first. Please check the latest version.',
    },
  },
  body_too_large: {
    status: 413,
    message: { ja: '送信できる大きさを超えています。', en: 'The request is too large.' },
  },
  unsupported_media_type: {
    status: 415,
    message: {
      ja: 'この形式のデータは受け付けていません。',
      en: 'This type of content is not accepted.',
    },
  },
  invalid_input: {
    status: 422,
    message: { ja: '入力内容を確認してください。', en: 'Invalid input value.' },
  },
  idempotency_key_reused: {
    status: 422,
    message: {
      ja: '同じ操作が別の内容で送信されています。画面を読み込み直してお試しください。',
      en: 'This idempotency key was already used for something else. Please reload and try again.',
    },
  },
  too_many_requests: {
    status: 429,
    message: {
      ja: '回数の上限に達しました。{seconds}秒ほど待ってからお試しください。',
      en: 'Too many requests. Please try again in {seconds} seconds.',
    },
  },
  headers_too_large: {
    status: 431,
    message: { ja: 'ヘッダーが大きすぎます。', en: 'The request headers are too large.' },
  },
  storage_full: {
    status: 507,
    message: {
      ja: 'サーバーの保存容量が不足しているため、保存できませんでした。',
      en: 'The server has run out of storage, so nothing was saved.',
    },
  },
  internal: {
    status: 500,
    message: {
      ja: 'サーバーで問題が発生しました。時間をおいてお試しください。',
      en: 'Something went wrong on our side. Please try again later.',
    },
  },
  save_failed: {
    status: 500,
    message: { ja: '保存できませんでした。時間をおいてお試しください。', en: 'Failed to save.' },
  },
  unavailable: {
    status: 503,
    message: {
      ja: 'ただいま混み合っているか、メンテナンス中です。しばらくしてからお試しください。',
      en: 'The service is busy or under maintenance. Please try again shortly.',
    },
  },
} as const satisfies ErrorTable;
