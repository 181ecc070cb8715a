import type { Localized } from './language.ts';

export const successMessages = {
  registered: { ja: '登録が完了しました。', en: 'Your account is ready.' },
  updated: { ja: '更新しました。', en: 'Updated.' },
  saved: { ja: '保存しました。', en: 'Saved.' },
  deleted: { ja: '削除しました。', en: 'Deleted.' },
  published: { ja: '公開しました。', en: 'Published.' },
  draft_saved: { ja: '下書きを保存しました。', en: 'Draft saved.' },
  status_updated: { ja: 'ステータスを更新しました。', en: 'Status updated.' },
  invited: { ja: '招待しました。', en: 'Invitation sent.' },
  invitation_resent: { ja: '再招待を送信しました。', en: 'Invitation sent again.' },
  invitation_cancelled: { ja: '招待を取り消しました。', en: 'Invitation cancelled.' },
  left_company: { ja: 'チームから退出しました。', en: 'You have left the company.' },
  account_deleted: { ja: 'アカウントを削除しました。', en: 'Your account has been deleted.' },
  sent: { ja: '送信しました。', en: 'Sent.' },
  blocked: { ja: '企業をブロックしました。', en: 'You have blocked this company.' },
  reported: {
    ja: 'ご連絡ありがとうございます。内容を確認し、結果をお知らせします。',
    en: 'Thank you for telling us. We will look into it and let you know.',
  },
  reported_before: {
    ja: 'この内容はすでにご連絡いただいています。確認中ですので、お待ちください。',
    en: 'You have already told us about this. We are looking into it.',
  },
  connected: { ja: 'つながりました。', en: 'You are connected.' },
  signed_out: { ja: 'ログアウトしました。', en: 'Signed out.' },
  password_reset: { ja: 'パスワードを再設定しました。', en: 'Your password has been reset.' },
} as const satisfies Record<string, Localized>;

export type SuccessCode = keyof typeof successMessages;
