import { useNavigate, useSearch } from '@tanstack/react-router';

const route = '/company/engagement/student-profile/{-$id}';

export interface Choice {
  setting?: string;
  job?: string;
}

/** Keeps the choice in the address, also when going on to the next student. */
export function useChoice() {
  const { setting, job } = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  const chosen: Choice = setting ? { setting } : job ? { job } : {};
  return {
    chosen,
    choose: (search: Choice) =>
      void navigate({ to: '.', search, state: true, replace: true, resetScroll: false }),
  };
}
