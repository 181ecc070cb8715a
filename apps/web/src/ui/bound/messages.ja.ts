export const messages = {
  title: '保存していない変更があります',
  text: 'このページを離れると、入力した内容は失われます。',
  leave: '保存せずに離れる',
} as const;
