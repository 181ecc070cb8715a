export const waitingApplicantsLink = (id: string) =>
  ({
    to: '/company/contents/job/apply/{-$id}',
    params: { id },
    search: { status: 'waiting' },
  }) as const;
