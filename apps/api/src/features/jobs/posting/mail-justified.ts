import { isLimitedForReason, reasonsIn } from '@engawa/contract/jobs/posting/publish-findings';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import { nameFor, say } from '@engawa/contract/language';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import { plainMail } from '@engawa/platform/mail/plain-mail';
import { quotable } from '@engawa/platform/mail/quote';
import { operatorLanguage, toOperator } from '@engawa/platform/mail/words';

export const justifiedMail = plainMail('posting-justified', {
  subject: {
    ja: '条件つきの求人が公開されました',
    en: 'A job with a lawful condition was published',
  },
  body: {
    ja: '応募条件または最低賃金の特例について、理由を挙げた求人が公開されました。\n\n企業：{companyId}\n求人：「{title}」\n理由：{list}\n説明：{message}',
    en: 'A job was published that states a reason for a condition or for pay below the minimum wage.\n\nCompany: {companyId}\nJob: “{title}”\nReason: {list}\nIn its words: {message}',
  },
  button: { ja: '求人を見る', en: 'See the job' },
  note: {
    ja: '一覧は次のコマンドで確認できます。\nnpm run admin -- justified-postings',
    en: 'List them with:\nnpm run admin -- justified-postings',
  },
});

interface Published {
  jobId: string;
  companyId: string;
  before: JobDocument | null;
  after: JobDocument;
}

/** Mails the operator about a new or changed justification, not about other changes of the job. */
export function mailJustified(
  outbox: Outbox,
  { operator, origin }: { operator: string | undefined; origin: string },
  { jobId, companyId, before, after }: Published,
): void {
  if (operator === undefined || !isLimitedForReason(after)) return;
  const reasons = statedIn(after);
  if (before && JSON.stringify(statedIn(before)) === JSON.stringify(reasons)) return;
  const title = nameFor(
    { jp: after.jp?.position ?? null, en: after.en?.position ?? null },
    operatorLanguage,
  );
  outbox.mail({
    to: operator,
    language: operatorLanguage,
    template: justifiedMail.name,
    data: {
      companyId,
      title: toOperator(quotable(title, 100)),
      list: toOperator(quotable(reasons.names.join(' / '), 300)),
      message: toOperator(quotable(reasons.sentence, 300)),
      url: `${origin}/jobs/${jobId}`,
    },
  });
}

const statedIn = (job: JobDocument) => ({
  names: reasonsIn(job).map((reason) => say(reason, operatorLanguage)),
  sentence: job.jp?.conditionReason ?? job.en?.conditionReason ?? '',
});
