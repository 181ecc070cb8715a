import { connectErrors } from '../connect/errors.ts';
import type { ErrorTable } from '../errors.ts';

export const applicationErrors = {
  already_applied: {
    status: 409,
    message: { ja: 'この求人への応募はすでに送信しています。', en: 'Already sending.' },
  },
  job_closed: {
    status: 409,
    message: {
      ja: 'この求人の応募は締め切りました。',
      en: 'The application for this job has closed.',
    },
  },
  apply_on_their_page: {
    status: 409,
    message: {
      ja: 'この求人は、企業の応募ページから応募してください。',
      en: 'Please apply for this job on the company’s own page.',
    },
  },
  apply_here: {
    status: 409,
    message: {
      ja: 'この求人は、Engawaから応募してください。',
      en: 'Please apply for this job here on Engawa.',
    },
  },
  residence_not_confirmed: {
    status: 422,
    message: {
      ja: '在留資格について確認し、チェックを入れてください。',
      en: 'Please confirm your residence status by ticking the box.',
    },
  },
  residence_refused: {
    status: 409,
    message: {
      ja: '在留資格の条件により、この求人には応募できません：{reasons}',
      en: 'Your residence status does not allow applying for this job: {reasons}',
    },
  },
  preview_outdated: {
    status: 409,
    message: {
      ja: '送信する内容が、確認した後に変わりました。もう一度確認してから送信してください。',
      en: 'What would be sent has changed since you looked at it. Please check it again before sending.',
    },
  },
  documents_required: {
    status: 422,
    message: {
      ja: 'この求人の応募には、次の書類が必要です：{documents}',
      en: 'This job requires these documents: {documents}',
    },
  },
  documents_not_made: {
    status: 422,
    message: {
      ja: '{document}を作成できなかったため、応募は送信していません。{reason}',
      en: 'Your application was not sent, because this document could not be made: {document}. {reason}',
    },
  },
  no_application_files: {
    status: 409,
    message: {
      ja: '選んだ応募に、ダウンロードできる書類はありません。',
      en: 'The chosen applications have no files to download.',
    },
  },
  applications_used_up: {
    status: 429,
    message: {
      ja: '1日に応募できるのは{count}件までです。明日またお試しください。',
      en: 'You can send {count} applications a day. Please try again tomorrow.',
    },
  },
  not_pre_applied: {
    status: 409,
    message: {
      ja: '先に企業の応募ページを開いてください。',
      en: 'Please open the company’s application page first.',
    },
  },
  application_ended: {
    status: 409,
    message: {
      ja: 'この応募はすでに終了しています。画面を更新してください。',
      en: 'This application has already ended. Please reload the page.',
    },
  },
  records_used_up: {
    status: 409,
    message: {
      ja: 'ほかで応募した記録は{count}件までです。不要な記録を削除してください。',
      en: 'You can keep {count} applications made elsewhere. Please delete one you no longer need.',
    },
  },
  applicants_waiting: {
    status: 409,
    message: {
      ja: '結果を伝えていない応募者が{count}名います。全員に結果を伝えてから削除してください。',
      en: '{count} applicants have not been told the outcome. Please tell all of them before you delete this job.',
    },
  },
  outcome_sent: {
    status: 409,
    message: {
      ja: '結果はすでに学生に伝わっているため、取り消せません。',
      en: 'The student has already been told, so this cannot be undone.',
    },
  },
  outcome_given: {
    status: 409,
    message: {
      ja: '結果がすでに決まっている応募が含まれています。画面を更新してください。',
      en: 'Some of these applications already have an outcome. Please reload the page.',
    },
  },
  offer_before_selection: {
    status: 409,
    message: {
      ja: '内定を出せるのは、選考中の応募だけです。先に選考中にしてください。',
      en: 'An offer needs an application in progress. Please start the selection first.',
    },
  },
  apply_stage_exists: {
    status: 409,
    message: {
      ja: '同じ名前の段階がすでにあります。別の名前にしてください。',
      en: 'There is already a stage with this name. Please choose another.',
    },
  },
  apply_stages_used_up: {
    status: 409,
    message: {
      ja: '選考の段階は{count}個までです。',
      en: 'A selection can have {count} stages.',
    },
  },
  apply_stage_in_use: {
    status: 409,
    message: {
      ja: 'この段階には応募者が{count}名います。移動先の段階を選んでから削除してください。',
      en: 'This stage has {count} applicants. Please choose the stage they move to before you delete it.',
    },
  },
  apply_stage_last: {
    status: 409,
    message: {
      ja: '最後の段階は削除できません。名前を変えてお使いください。',
      en: 'The last stage cannot be deleted. You can rename it.',
    },
  },
  criteria_changed: {
    status: 409,
    message: {
      ja: 'この段階の評価項目が変更されました。画面を更新して、もう一度入力してください。',
      en: 'What this stage asks you to rate has changed. Please reload the page and fill in the form again.',
    },
  },
  apply_label_exists: connectErrors.label_exists,
  apply_labels_used_up: connectErrors.labels_used_up,
  apply_notes_used_up: {
    status: 409,
    message: {
      ja: 'メモは1つの応募に{count}件までです。不要なメモを削除してください。',
      en: 'An application can have {count} notes. Please delete one you no longer need.',
    },
  },
} as const satisfies ErrorTable;
