/** Those who have applied for a job and wait for an outcome. */
export const toWaiting = (id: string) =>
  ({
    to: '/company/contents/job/apply/{-$id}',
    params: { id },
    search: { status: 'waiting' },
  }) as const;
