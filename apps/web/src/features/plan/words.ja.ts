export const words = {
  openJobs: '募集中の求人は{most, number}件中{used, number}件です（あと{left, number}件）。',
  openJobsUsedUp:
    '募集中の求人が上限の{most, number}件に達しています。プレミアムプランなら、件数の上限なく募集できます。',
  ask: 'プランについて問い合わせる',
} as const;
