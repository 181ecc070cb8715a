import { profileItems } from '@engawa/contract/profile/completeness';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiFailure } from '../../../../shared/api/failures/api-failure.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { beforeForcedLeave } from '../../../../shared/session/sign-out/forced-leave.ts';
import { myAccountQuery } from '../../frame/queries.ts';
import { lackingIn } from '../steps.ts';
import { words as guideWords } from '../words.ja.ts';
import type { GuidedSection } from './use-guided-section.ts';

/** A pause in typing after which what is there is saved. */
const pauseMs = 1_000;

/** `kept`: something is not right yet and waits on this device. */
export type SavingState = 'rest' | 'saving' | 'saved' | 'kept';

/** Which of its buttons a group is being left by. */
type Way = 'on' | 'back' | 'later';

/** One group of questions: saved as one goes, and left when all that it needs is there. */
export function useGuidedStep(sections: readonly GuidedSection[], onDone: () => void) {
  const t = useWords(guideWords);
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const [state, setState] = useState<SavingState>('rest');
  const changes = useRef(0);
  const [leavingBy, setLeavingBy] = useState<Way>();
  const [refusals, setRefusals] = useState(0);

  /** One after the other: a section has one version, and two saves of it would be in each other's way. */
  function save(aloud: boolean): Promise<boolean> {
    const saving = line.current.then(async () => {
      let isWhole = true;
      for (const section of sections) isWhole = (await section.save(aloud)) && isWhole;
      return isWhole;
    });
    line.current = saving.catch(() => undefined);
    return saving;
  }

  const saveQuietly = useEffectEvent(async () => {
    const before = changes.current;
    setState('saving');
    const isWhole = await save(false);
    // What was typed meanwhile is not saved yet, and its turn comes.
    if (changes.current === before) setState(isWhole ? 'saved' : 'kept');
  });
  const keepAll = useEffectEvent(() => sections.forEach((section) => section.keep()));
  const listenTo = useEffectEvent((tell: () => void) =>
    sections.map((section) => section.onChange(tell)),
  );
  const saveOnLeaving = useEffectEvent(() => void save(false));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      changes.current += 1;
      setState('rest');
      clearTimeout(timer);
      timer = setTimeout(() => void saveQuietly(), pauseMs);
    };
    const hidden = () => document.hidden && keepAll();
    const stops = [...listenTo(later), beforeForcedLeave(keepAll)];
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hidden);
      for (const stop of stops) stop();
      saveOnLeaving();
    };
  }, []);

  useEffect(() => {
    if (refusals === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong?.querySelector<HTMLElement>('input') ?? wrong)?.focus();
  }, [refusals]);

  /** Whether everything that applying asks of these sections is stored; says beside its field what is not. */
  async function isComplete(): Promise<boolean> {
    if (!(await save(true))) return false;
    const { missing } = await client.fetchQuery({ ...myAccountQuery, staleTime: 0 });
    const lacking = lackingIn(
      sections.map(({ id }) => id),
      missing,
    );
    const toConnect = lacking.filter((id) => profileItems[id].neededFor === 'connect');
    const toApply = lacking.filter((id) => !toConnect.includes(id));
    for (const section of sections) {
      section.ask(toConnect, t('needed.connect'));
      section.ask(toApply, t('needed.apply'));
    }
    return lacking.length === 0;
  }

  async function isCompleteOrSaysSo(): Promise<boolean> {
    const isWhole = await isComplete();
    if (!isWhole) setRefusals((times) => times + 1);
    return isWhole;
  }

  /**
   * Leads on when `isReady`, by the first press only, and nobody who has gone elsewhere meanwhile: it
   * would take them away from where they are then.
   */
  async function leave(way: Way, isReady: () => Promise<boolean>, go: () => void): Promise<void> {
    if (leavingBy) return;
    setLeavingBy(way);
    try {
      if ((await isReady()) && element.current) go();
    } catch (failure) {
      // What the account's query could not be told, it has said itself.
      if (!(failure instanceof ApiFailure)) throw failure;
    } finally {
      setLeavingBy(undefined);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void leave('on', isCompleteOrSaysSo, onDone);
  };

  /** Another group may be looked at with this one unfinished; what is right of it is stored first. */
  async function isStored(): Promise<boolean> {
    await save(false);
    await client.refetchQueries({ queryKey: myAccountQuery.queryKey });
    return true;
  }

  const leaveFor = (way: 'back' | 'later', go: () => void) => void leave(way, isStored, go);

  return { element, submit, leavingBy, state, leaveFor };
}
