import { useNavigate, useSearch } from '@tanstack/react-router';

const route = '/company/engagement/student-profile/{-$id}';

/** A target setting or a job, or neither. */
export interface Choice {
  setting?: string;
  job?: string;
}

/** What the student is held against stands in the address, and stays from one student to the next. */
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
