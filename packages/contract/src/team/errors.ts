import type { ErrorTable } from '../errors.ts';

export const teamErrors = {
  own_membership: {
    status: 409,
    message: {
      ja: 'ご自身の権限の変更、停止、削除はできません。ほかのオーナーまたは管理者に依頼してください。',
      en: 'You cannot change, disable or remove yourself. Please ask another owner or administrator.',
    },
  },
  // Not 403, on which the client would leave the page: the caller may see it, but not do this.
  owners_only: {
    status: 409,
    message: {
      ja: 'オーナーの追加と変更は、オーナーだけが行えます。',
      en: 'Only an owner can add or change an owner.',
    },
  },
  suspended_by_operator: {
    status: 409,
    message: {
      ja: 'この方のアカウントは運営が停止しています。お問い合わせください。',
      en: 'We have suspended this person’s account. Please contact us.',
    },
  },
  team_full: {
    status: 409,
    message: {
      ja: 'メンバーと招待は、合わせて{count}名までです。使っていない招待やアカウントを削除してください。',
      en: 'A team has at most {count} members and invitations. Please remove those you no longer need.',
    },
  },
  invitations_used_up: {
    status: 429,
    message: {
      ja: '招待メールは1日に{count}通まで送れます。明日もう一度お試しください。',
      en: 'You can send {count} invitations a day. Please try again tomorrow.',
    },
  },
  invitations_unverified: {
    status: 409,
    message: {
      ja: '企業の確認が完了するまでに送れる招待メールは、合計{count}通までです。',
      en: 'Until your company is verified, you can send {count} invitations in all.',
    },
  },
  resent_often: {
    status: 429,
    message: {
      ja: '同じ招待を送り直せるのは、1日に{count}回までです。明日もう一度お試しください。',
      en: 'An invitation can be sent again {count} times a day. Please try again tomorrow.',
    },
  },
  hand_over_needed: {
    status: 409,
    message: {
      ja: '担当しているコンテンツがあります。引き継ぐ方を選んでください。',
      en: 'This person is in charge of some content. Please choose who takes it over.',
    },
  },
  colleague_not_available: {
    status: 409,
    message: {
      ja: 'この方には引き継げません。利用中の別のメンバーを選んでください。',
      en: 'This person cannot take it over. Please choose another active member.',
    },
  },
} as const satisfies ErrorTable;
