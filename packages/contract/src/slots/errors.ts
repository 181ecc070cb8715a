import type { ErrorTable } from '../errors.ts';

export const slotErrors = {
  slot_taken: {
    status: 409,
    message: {
      ja: 'この時間は先に埋まりました。ほかの時間をお選びください。',
      en: 'This time has been taken meanwhile. Please pick another one.',
    },
  },
  slot_past: {
    status: 409,
    message: {
      ja: 'この時間はすでに過ぎています。ほかの時間をお選びください。',
      en: 'This time has already gone by. Please pick another one.',
    },
  },
  slots_answered: {
    status: 409,
    message: {
      ja: 'この候補にはすでにお返事があります。画面を更新してください。',
      en: 'This offer has already been answered. Please reload the page.',
    },
  },
  slots_called_off: {
    status: 409,
    message: {
      ja: 'この予定は取り消されています。',
      en: 'This appointment has been called off.',
    },
  },
  slot_not_picked: {
    status: 409,
    message: {
      ja: 'まだ時間が決まっていません。',
      en: 'No time has been picked yet.',
    },
  },
  slot_interviewer_unfit: {
    status: 409,
    message: {
      ja: '面接官権限のメンバーは、応募者との面談だけに参加できます。ほかのメンバーを選んでください。',
      en: 'Members with the interviewer role can only meet applicants. Please choose other members.',
    },
  },
  slot_moved_often: {
    status: 409,
    message: {
      ja: 'この面談は何度も変更されたため、これ以上変更できません。メッセージで企業にご相談ください。',
      en: 'This meeting has been changed many times and cannot be moved again. Please write to the company.',
    },
  },
  slot_too_far: {
    status: 422,
    message: {
      ja: 'これから{days}日以内の日時を選んでください。',
      en: 'Please choose times within the next {days} days.',
    },
  },
} as const satisfies ErrorTable;
