/** Companies that may lend each other jobs, by domain. */
export const partners = [
  ['hoshizora', 'tomoshibi'],
  ['midori-works', 'yamabiko'],
] as const;

export const shares = [
  { job: 'hoshizora/backend-engineer', to: 'tomoshibi', shown: false },
  { job: 'tomoshibi/web-engineer', to: 'hoshizora', shown: true },
  { job: 'midori-works/embedded-software', to: 'yamabiko', shown: false },
  { job: 'yamabiko/robot-software', to: 'midori-works', shown: false },
] as const;

/** Of the demo's students, those from one place to another. */
export const saveLists = [
  { domain: 'hoshizora', name: '一次面接に進んだ方', from: 0, to: 5 },
  { domain: 'hoshizora', name: '夏のインターン参加者', from: 3, to: 11 },
] as const;
