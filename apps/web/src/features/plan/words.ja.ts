export const words = {
  openJobs: '募集中の求人は{most, number}件中{used, number}件です（あと{left, number}件）。',
  openJobsUsedUp:
    '募集中の求人が上限の{most, number}件に達しています。プレミアムプランなら、件数の上限なく募集できます。',
  connectRequests: '今月あと{left, number}件、つながりを申請できます（月{most, number}件まで）。',
  connectRequestsUsedUp:
    '今月送れる申請の上限（{most, number}件）に達しています。プレミアムプランなら、件数の上限なく申請できます。',
  ask: 'プランについて問い合わせる',
} as const;
