import type { ErrorTable } from '../errors.ts';

export const leavingErrors = {
  last_owner: {
    status: 409,
    message: {
      ja: 'ほかにオーナーがいないため、退出できません。先に、別のメンバーをオーナーにしてください。',
      en: 'You are the only owner, so you cannot leave. Please make somebody else an owner first.',
    },
  },
} as const satisfies ErrorTable;
