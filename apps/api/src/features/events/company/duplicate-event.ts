import { copyTitle } from '@engawa/contract/contents/copy-title';
import type { duplicateEvent as endpoint } from '@engawa/contract/events/company';
import type { EventDocument } from '@engawa/contract/events/schemas';
import type { ContentLanguage } from '@engawa/contract/language';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockContent } from '../../contents/public.ts';
import { savePost } from '../../posts/public.ts';
import { presentListed } from '../events.present.ts';
import { findListed } from '../events.repo.ts';

export const duplicateEvent: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, params } = call;
  // The original is locked, so nobody can delete its pictures before the copy uses them too.
  const { draft, drift } = found(await lockContent(tx, actor.companyId, 'event', params.id));
  const { id } = await savePost(call, {
    kind: 'event',
    id: null,
    version: 0,
    draft: copyOf(draft),
    inStep: [],
    drift,
    status: 'draft',
    faultsOf: () => [],
  });
  return { event: presentListed(found(await findListed(tx, actor.companyId, id)), call.now) };
};

function copyOf({ jp, en, common }: EventDocument): EventDocument {
  const renamed = (words: EventDocument['jp'], language: ContentLanguage) =>
    words && { ...words, title: words.title && copyTitle(words.title, language) };
  return {
    jp: renamed(jp, 'jp'),
    en: renamed(en, 'en'),
    common: { ...common, startsAt: null, endsAt: null, deadline: null },
  };
}
