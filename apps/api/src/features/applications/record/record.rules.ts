import type { ListedApplication } from '@engawa/contract/applications/listed';
import { type Language, type Localized, nameFor, say } from '@engawa/contract/language';
import { minuteInJapan } from '@engawa/platform/clock/today';

type Kind = 'here' | 'external' | 'event' | 'elsewhere';

const kinds: Record<Kind, Localized> = {
  here: { ja: '求人への応募（Engawa）', en: 'Application (Engawa)' },
  external: { ja: '求人への応募（企業のページ）', en: 'Application (company’s page)' },
  event: { ja: 'イベント・説明会', en: 'Event' },
  elsewhere: { ja: '求人への応募（その他）', en: 'Application (elsewhere)' },
};

const statuses: Record<string, Localized> = {
  'pre-applied': { ja: '応募ページを確認', en: 'Opened the page' },
  new: { ja: '応募済み（返答待ち）', en: 'Applied, waiting' },
  applied: { ja: '応募済み（返答待ち）', en: 'Applied, waiting' },
  'in-progress': { ja: '選考中', en: 'In progress' },
  offered: { ja: '内定・合格', en: 'Offered' },
  declined: { ja: '不採用', en: 'Declined' },
  withdrawn: { ja: '辞退・取り下げ', en: 'Withdrawn' },
  'offer-accepted': { ja: '内定承諾', en: 'Offer accepted' },
  'offer-declined': { ja: '内定辞退', en: 'Offer declined' },
  'offer-withdrawn': { ja: '内定取消（企業）', en: 'Offer withdrawn by the company' },
  going: { ja: '参加', en: 'Taking part' },
  waiting: { ja: 'キャンセル待ち', en: 'On the waiting list' },
  cancelled: { ja: '取り消し', en: 'Cancelled' },
  'called-off': { ja: '中止', en: 'Called off' },
};

export interface RecordLine {
  /** YYYY-MM-DD in Japan. */
  date: string;
  kind: string;
  company: string;
  what: string;
  status: string;
  /** Date of the current status; empty if unknown. */
  since: string;
}

/** Oldest first, as public offices read it. */
export const recordLines = (all: readonly ListedApplication[], language: Language): RecordLine[] =>
  all.toReversed().map((one) => lineOf(one, language));

const dayOf = (at: string): string => minuteInJapan(new Date(at)).slice(0, 10);

function lineOf(one: ListedApplication, language: Language): RecordLine {
  const status = (id: string) => (statuses[id] ? say(statuses[id], language) : id);
  if (one.kind === 'elsewhere') {
    const { companyName, position, appliedOn, state } = one.elsewhere;
    return {
      date: appliedOn,
      kind: say(kinds.elsewhere, language),
      company: companyName,
      what: position ?? '',
      status: status(state),
      since: '',
    };
  }
  if (one.kind === 'event') {
    const { company, title, state } = one.event;
    return {
      date: dayOf(one.at),
      kind: say(kinds.event, language),
      company: nameFor(company.name, language),
      what: nameFor(title, language),
      status: status(state),
      since: '',
    };
  }
  const { company, job, way, offer, statusAt } = one.application;
  const answered = offer && offer.state !== 'open' ? `offer-${offer.state}` : null;
  return {
    date: dayOf(one.at),
    kind: say(kinds[way], language),
    company: nameFor(company.name, language),
    what: nameFor(job.title, language),
    status: status(answered ?? one.application.status),
    since: dayOf(statusAt),
  };
}
