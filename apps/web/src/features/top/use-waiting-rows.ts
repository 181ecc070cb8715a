import { dayInWords } from '@engawa/contract/days/day-words';
import { nameFor, type PerLanguage } from '@engawa/contract/language';
import { missingFor } from '@engawa/contract/profile/completeness';
import { type LinkProps, linkOptions } from '@tanstack/react-router';
import {
  CalendarClock,
  CalendarDays,
  CircleUser,
  ClipboardCheck,
  FileCheck,
  type LucideIcon,
  MessageSquare,
  PartyPopper,
  Timer,
  Users,
} from 'lucide-react';
import { inJapan } from '../../shared/format/date-time.ts';
import { today } from '../../shared/format/day.ts';
import { companyName } from '../../shared/i18n/company-name.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { useStudentNotice } from '../../shared/session/use-session.ts';
import type { WaitingThings } from './queries.ts';
import { words as topWords } from './words.ja.ts';

export interface WaitingRow {
  key: string;
  Icon: LucideIcon;
  text: string;
  link: Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;
}

const titleFor = (title: PerLanguage<string>): string => nameFor(title, language);

/** Open tasks, most urgent first. Requests and messages use the live counts of the badges. */
export function useWaitingRows(things: WaitingThings): WaitingRow[] {
  const t = useWords(topWords);
  const { connects = 0, messages = 0 } = useStudentNotice() ?? {};
  const when = (minute: string): string => {
    const time = minute.slice(11, 16);
    return minute.slice(0, 10) === today()
      ? t('when.today', { time })
      : t('when.tomorrow', { time });
  };
  const { offers, appointments, events, closing, toConfirm, jobOffers, preparations } = things;
  return [
    ...jobOffers.map(({ id, company, replyBy }) => ({
      key: id,
      Icon: PartyPopper,
      text: t('waiting.jobOffer', {
        company: companyName(company.name),
        date: dayInWords(replyBy, language),
      }),
      link: linkOptions({ to: '/talent/activities/applications', search: { open: id } }),
    })),
    ...appointments.map(({ threadId, company, startsAt }) => ({
      key: `appointment ${threadId} ${startsAt}`,
      Icon: CalendarClock,
      text: t('waiting.appointment', {
        when: when(inJapan(startsAt)),
        company: companyName(company.name),
      }),
      link: linkOptions({ to: '/talent/inbox/$id', params: { id: threadId } }),
    })),
    ...events.map(({ id, company, title, startsAt }) => ({
      key: id,
      Icon: CalendarDays,
      text: t('waiting.event', { when: when(startsAt), title: titleFor(title) }),
      link: linkOptions({
        to: '/talent/company/{-$id}/company-event/{-$event}',
        params: { id: company.id, event: id },
      }),
    })),
    ...count('connects', connects, Users, (n) => t('waiting.connects', { count: n }), {
      to: '/talent/connect',
      search: { list: 'waiting' },
    }),
    ...offers.map(({ threadId, company }) => ({
      key: `offer ${threadId}`,
      Icon: CalendarClock,
      text: t('waiting.offer', { company: companyName(company.name) }),
      link: linkOptions({ to: '/talent/inbox/$id', params: { id: threadId } }),
    })),
    ...preparations.map(({ threadId, company, title, by }) => ({
      key: `preparation ${threadId}`,
      Icon: ClipboardCheck,
      text: t('waiting.preparation', {
        company: companyName(company.name),
        step: titleFor(title),
        date: by === null ? 'none' : dayInWords(by, language),
      }),
      link: linkOptions({
        to: '/talent/inbox/$id',
        params: { id: threadId },
        hash: 'after-offer',
      }),
    })),
    ...count('messages', messages, MessageSquare, (n) => t('waiting.messages', { count: n }), {
      to: '/talent/inbox',
      search: { unread: true },
    }),
    ...closing.map(({ id, company, title, deadline }) => ({
      key: id,
      Icon: Timer,
      text: t('waiting.closing', {
        title: titleFor(title),
        date: dayInWords(deadline, language),
      }),
      link: linkOptions({
        to: '/talent/company/$id/company-job/{-$job}',
        params: { id: company.id, job: id },
      }),
    })),
    ...count('confirm', toConfirm, FileCheck, (n) => t('waiting.confirm', { count: n }), {
      to: '/talent/activities/applications',
    }),
    ...gaps(),
  ];

  /** Only items that block connecting or applying get a line here. */
  function gaps(): WaitingRow[] {
    const { missing } = things.profile;
    const [toConnect, toApply] = [missingFor('connect', missing), missingFor('apply', missing)];
    const words =
      toConnect.length > 0
        ? t('waiting.toConnect', { count: toConnect.length })
        : t('waiting.toApply', { count: toApply.length });
    return count('profile', toApply.length, CircleUser, () => words, {
      to: '/talent/profile/start',
    });
  }
}

const count = (
  key: string,
  number: number,
  Icon: LucideIcon,
  words: (number: number) => string,
  link: WaitingRow['link'],
): WaitingRow[] => (number > 0 ? [{ key, Icon, text: words(number), link }] : []);
