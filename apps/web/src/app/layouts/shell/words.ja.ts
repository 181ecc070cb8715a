export const words = {
  undeliverable: {
    heading: 'メールをお届けできません',
    text: '{email} 宛てのメールが受け取られなかったため、送信を止めています。届くメールアドレスに変更してください。',
    change: 'メールアドレスを変更する',
  },
} as const;
