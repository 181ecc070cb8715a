/** Link to a job's applicants who wait for an outcome. */
export const waitingApplicantsLink = (id: string) =>
  ({
    to: '/company/contents/job/apply/{-$id}',
    params: { id },
    search: { status: 'waiting' },
  }) as const;
