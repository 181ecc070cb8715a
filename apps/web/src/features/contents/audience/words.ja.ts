export const words = {
  text: '選んだ学生だけに表示されます。検索や会社紹介には出ません。',
  connected: 'つながっている学生全員',
  connectedHint: 'これからつながる学生にも表示されます。',
  lists: '保存リスト',
  list: '{name}（{count, number}名）',
  students: '学生を指定',
  studentsHint: '名前の一部を入力して選びます。',
  closedHint:
    '運営による企業の確認が済むと、名前で学生を探せます。確認が済むまでは、申し込んでくれた学生だけが対象です。',
  moreNamed: 'ほかにも該当する学生がいます。続けて入力すると絞り込めます。',
  apply: '限定公開にする',
} as const;
