export const words = {
  save: '保存する',
  unsaved: '保存していない変更があります',
} as const;
