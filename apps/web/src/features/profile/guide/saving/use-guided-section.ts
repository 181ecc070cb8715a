import type { AnyEndpoint, CallOf, ReplyOf } from '@engawa/contract/endpoint';
import type { ProfileItemId } from '@engawa/contract/profile/completeness';
import type { Profile } from '@engawa/contract/profile/schemas';
import type { ProfileSectionId } from '@engawa/contract/profile/sections';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { ApiFailure } from '../../../../shared/api/failures/api-failure.ts';
import { useCommand } from '../../../../shared/api/use-command.ts';
import { dropDraft, keepDraft, readDraft } from '../../../../shared/form/drafts/drafts.ts';
import { layOver } from '../../../../shared/form/drafts/lay-over.ts';
import { type FormSchema, schemaResolver } from '../../../../shared/form/schema-resolver.ts';
import { showFailure } from '../../../../shared/form/show-failure.ts';
import type { Conflict } from '../../../../shared/form/use-versioned-submit.ts';
import { type MyAccount, myAccountQuery } from '../../frame/queries.ts';
import { blankFields } from './blank-fields.ts';

interface GuidedSectionParts<E extends AnyEndpoint, Values extends FieldValues> {
  section: ProfileSectionId;
  account: MyAccount;
  endpoint: E;
  schema: () => Promise<FormSchema>;
  valuesOf: (profile: Profile) => Values;
  /** The same with what is known from elsewhere; without it, as it is stored. */
  openedWith?: (profile: Profile) => Values;
  bodyOf: (values: Values) => object;
  onSaved?: (reply: ReplyOf<E>) => void;
}

/** What waits on this device. */
interface Kept {
  version: number;
  values: unknown;
  /** What was sent since the last answer: any of it may have arrived. */
  sent: readonly string[];
}

/** A section as the guide handles it, whatever its fields are. */
export interface GuidedSection {
  id: ProfileSectionId;
  /** Tells whenever something is typed or chosen. */
  onChange: (tell: () => void) => () => void;
  /**
   * Sends what is not stored yet; true when all of it is. As one goes, nothing is said about what
   * is not right yet; `aloud`, each field says it.
   */
  save: (aloud: boolean) => Promise<boolean>;
  /** Keeps on this device what cannot be stored yet. */
  keep: () => void;
  /** Says beside each field of these items that it is needed. */
  ask: (items: readonly ProfileItemId[], words: string) => void;
  alert: string | undefined;
  conflict: Conflict | undefined;
}

export function useGuidedSection<E extends AnyEndpoint, Values extends FieldValues>({
  section,
  account: { profile, user },
  endpoint,
  schema,
  valuesOf,
  openedWith = valuesOf,
  bodyOf,
  onSaved,
}: GuidedSectionParts<E, Values>) {
  const client = useQueryClient();
  const command = useCommand(endpoint, { meta: { quiet: true } });
  const draft = `guide:${section}`;
  const version = useRef(profile[section].version);
  const stored = useRef(JSON.stringify(bodyOf(valuesOf(profile))));
  const sent = useRef<string[]>([]);
  const [opened] = useState(() => {
    const values = openedWith(profile);
    const kept = readDraft(user.id, draft, 'device') as Partial<Kept> | undefined;
    // What was kept against another version than the present one is older than what is stored, unless
    // that is what was on its way when the page was left.
    const isNewest =
      kept?.version === profile[section].version ||
      kept?.sent?.includes(JSON.stringify(bodyOf(valuesOf(profile))));
    return isNewest ? layOver(values, kept?.values) : values;
  });
  const [alert, setAlert] = useState<string>();
  const [newer, setNewer] = useState<number>();
  const form = useForm<Values>({
    defaultValues: opened as DefaultValues<Values>,
    // The schema asks for a version; any will do here, since only the server checks it.
    resolver: schemaResolver(schema, (values: Values) => ({ version: 0, ...bodyOf(values) })),
    shouldFocusError: false,
  });

  const isStored = () => JSON.stringify(bodyOf(form.getValues())) === stored.current;

  function keep(): void {
    if (isStored()) dropDraft(user.id, draft, 'device');
    else {
      const kept: Kept = {
        version: version.current,
        values: form.getValues(),
        sent: sent.current,
      };
      keepDraft(user.id, draft, kept, 'device');
    }
  }

  async function send(values: Values, aloud: boolean): Promise<boolean> {
    const body = bodyOf(values);
    const text = JSON.stringify(body);
    if (text === stored.current) return true;
    sent.current.push(text);
    try {
      const call = { body: { version: version.current, ...body } } as CallOf<E>;
      const reply = await command.mutateAsync(call);
      version.current = (reply as unknown as { version: number }).version;
      stored.current = text;
      sent.current = [];
      setAlert(undefined);
      onSaved?.(reply);
      void client.invalidateQueries({ queryKey: myAccountQuery.queryKey });
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.code === 'stale_version') return (await isOwnSave()) && send(values, aloud);
      if (aloud) setAlert(showFailure(form, failure));
      return false;
    }
  }

  /**
   * After a stale save: whether what is stored is an own save whose answer was lost. Then it is built
   * on; otherwise the person is asked which version stays.
   */
  async function isOwnSave(): Promise<boolean> {
    const fresh = (await client.fetchQuery({ ...myAccountQuery, staleTime: 0 })).profile;
    const text = JSON.stringify(bodyOf(valuesOf(fresh)));
    if (!sent.current.slice(0, -1).includes(text)) {
      setNewer(fresh[section].version);
      return false;
    }
    version.current = fresh[section].version;
    stored.current = text;
    sent.current = [];
    return true;
  }

  async function save(aloud: boolean): Promise<boolean> {
    let isSaved = false;
    if (aloud) {
      await form.handleSubmit(async (values) => {
        isSaved = await send(values, true);
      })();
    } else {
      isSaved = isStored() || ((await isRight()) && (await send(form.getValues(), false)));
    }
    keep();
    return isSaved;
  }

  async function isRight(): Promise<boolean> {
    const body = { version: 0, ...bodyOf(form.getValues()) };
    return (await schema()).safeParse(body, { reportInput: false }).success;
  }

  const conflict: Conflict | undefined =
    newer === undefined
      ? undefined
      : {
          keepMine: () => {
            version.current = newer;
            setNewer(undefined);
            void save(true);
          },
          takeTheirs: async () => {
            const fresh = await client.fetchQuery({ ...myAccountQuery, staleTime: 0 });
            version.current = fresh.profile[section].version;
            stored.current = JSON.stringify(bodyOf(valuesOf(fresh.profile)));
            form.reset(valuesOf(fresh.profile));
            setNewer(undefined);
            keep();
          },
        };

  const guided: GuidedSection = {
    id: section,
    onChange: (tell) => form.subscribe({ formState: { values: true }, callback: tell }),
    save,
    keep,
    ask: (items, words) => {
      for (const name of blankFields(section, items, form.getValues)) {
        form.setError(name as FieldPath<Values>, { type: 'needed', message: words });
      }
    },
    alert,
    conflict,
  };
  return { form, guided };
}
