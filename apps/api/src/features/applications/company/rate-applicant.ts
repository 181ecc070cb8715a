import type { rateApplicant as endpoint } from '@engawa/contract/applications/inside';
import type { Handler } from '../../../handler.ts';
import { requireShown } from '../applicants/require-applications.ts';
import { putRating } from '../inside/ratings.repo.ts';
import { readRatings } from '../inside/read-ratings.ts';

export const rateApplicant: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now } = call;
  const { applicationId } = body;
  await requireShown(call, applicationId);
  const { companyId, accountId: authorId } = actor;
  await putRating(tx, { ...body, companyId, authorId, now });
  const { ratings } = await readRatings(tx, actor, applicationId);
  return { ratings };
};
