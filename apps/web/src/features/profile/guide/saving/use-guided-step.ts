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

/** Autosave delay after the last input. */
const pauseMs = 1_000;

/** `kept`: some input is invalid and stored only in this browser. */
export type SavingState = 'rest' | 'saving' | 'saved' | 'kept';

/** The button by which a group is left. */
type Way = 'on' | 'back' | 'later';

/** A group of questions: autosaves, and continues only when all required answers are saved. */
export function useGuidedStep(sections: readonly GuidedSection[], onDone: () => void) {
  const t = useWords(guideWords);
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const [state, setState] = useState<SavingState>('rest');
  const changes = useRef(0);
  const [leavingBy, setLeavingBy] = useState<Way>();
  const [refusals, setRefusals] = useState(0);

  /** Saves run one at a time, because parallel saves of a section's version would conflict. */
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
    // Input typed meanwhile is not saved yet; its own autosave follows.
    if (changes.current === before) setState(isWhole ? 'saved' : 'kept');
  });
  const keepAll = useEffectEvent(() => sections.forEach((section) => section.keep()));
  const listenTo = useEffectEvent((notify: () => void) =>
    sections.map((section) => section.onChange(notify)),
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

  /** Whether everything that applying needs is saved; shows at each field what is missing. */
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

  async function isCompleteOrFocusesError(): Promise<boolean> {
    const isWhole = await isComplete();
    if (!isWhole) setRefusals((times) => times + 1);
    return isWhole;
  }

  /**
   * Continues once `isReady`. Ignores further presses, and does nothing if the person has navigated
   * away meanwhile.
   */
  async function leave(way: Way, isReady: () => Promise<boolean>, go: () => void): Promise<void> {
    if (leavingBy) return;
    setLeavingBy(way);
    try {
      if ((await isReady()) && element.current) go();
    } catch (failure) {
      // The account query has already shown this failure.
      if (!(failure instanceof ApiFailure)) throw failure;
    } finally {
      setLeavingBy(undefined);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void leave('on', isCompleteOrFocusesError, onDone);
  };

  /** Leaving an unfinished group is allowed; valid answers are saved first. */
  async function isStored(): Promise<boolean> {
    await save(false);
    await client.refetchQueries({ queryKey: myAccountQuery.queryKey });
    return true;
  }

  const leaveFor = (way: 'back' | 'later', go: () => void) => void leave(way, isStored, go);

  return { element, submit, leavingBy, state, leaveFor };
}
