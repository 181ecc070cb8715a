export const words = {
  leaving: 'ログアウトしています',
  ask: 'ログアウトしますか？',
  askText: 'ほかのページやアドレスの入力から、このページが開かれました。',
  confirm: 'ログアウトする',
  stay: 'ログインしたままにする',
  heading: 'ログアウトしました',
  text: 'ご利用ありがとうございました。続けて使う場合は、もう一度ログインしてください。',
  student: '学生としてログイン',
  company: '企業としてログイン',
} as const;
