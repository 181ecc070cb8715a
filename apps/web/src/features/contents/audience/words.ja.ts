export const words = {
  text: '選んだ学生だけに表示されます。検索や会社のページには出ません。',
  connected: 'つながっている学生全員',
  connectedHint: 'これからつながる学生にも表示されます。',
  lists: '保存リスト',
  list: '{name}（{count, number}名）',
  students: '学生を指定',
  studentsHint: '名前の一部を入力して選びます。',
  moreNamed: 'ほかにも該当する学生がいます。続けて入力すると絞り込めます。',
  apply: '限定公開にする',
} as const;
