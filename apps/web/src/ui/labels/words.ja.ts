export const words = {
  manage: 'ラベルを管理',
  title: 'ラベルの管理',
  text: 'ラベルは社内だけに表示され、学生には見えません。',
  none: 'ラベルはまだありません',
  used: '{count, number}名',
  name: 'ラベル名',
  colour: '色',
  look: '見え方',
  make: 'ラベルを追加',
  save: '保存する',
  keep: 'やめる',
  editOf: '「{name}」を編集',
  deleteOf: '「{name}」を削除',
  askDelete: '「{name}」を削除しますか？',
  askDeleteText:
    '{count, plural, =0 {元に戻すことはできません。} other {{count, number}名からこのラベルが外れます。元に戻すことはできません。}}',
  delete: '削除する',
} as const;
