export const words = {
  position: '職種・役職',
  employmentType: '雇用形態',
  startsOn: '入社日',
  workplace: '就業場所',
  salary: '給与',
  salaryNote: '手当・昇給・賞与など',
  payReason: '求人と異なる理由',
  conditions: '内定の条件',
  state: {
    open: '回答待ち',
    overdue: '回答期限切れ',
    accepted: '内定承諾',
    declined: '内定辞退',
    withdrawn: '内定取消',
  },
  today: '今日まで',
  daysLeft: 'あと{days, number}日',
} as const;
