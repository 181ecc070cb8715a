import type { ScoreTip } from '@engawa/contract/targets/reasons';
import { linkOptions } from '@tanstack/react-router';

/** The profile field to which each way to better matches leads. */
export const profileFields = {
  'add-university': linkOptions({ to: '/talent/profile/education', hash: 'university' }),
  'show-japanese': linkOptions({ to: '/talent/profile/language', hash: 'japanese-exam' }),
  'learn-japanese': linkOptions({ to: '/talent/profile/language', hash: 'japanese-level' }),
  'learn-english': linkOptions({ to: '/talent/profile/language', hash: 'english-level' }),
  'add-work': linkOptions({ to: '/talent/profile/job', hash: 'work' }),
  'state-industries': linkOptions({ to: '/talent/profile/career', hash: 'industries' }),
  'state-categories': linkOptions({ to: '/talent/profile/career', hash: 'job-categories' }),
  'state-kinds': linkOptions({ to: '/talent/profile/career', hash: 'looking-for' }),
} as const satisfies Record<ScoreTip['by'], unknown>;
