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
  /** Initial values including defaults; without it, the stored values. */
  openedWith?: (profile: Profile) => Values;
  bodyOf: (values: Values) => object;
  onSaved?: (reply: ReplyOf<E>) => void;
}

interface StoredDraft {
  version: number;
  values: unknown;
  /** Bodies sent since the last answer, any of which the server may have stored. */
  sent: readonly string[];
}

/** A section of the guide, independent of its fields. */
export interface GuidedSection {
  id: ProfileSectionId;
  /** Registers a listener for changes; returns the function that removes it. */
  onChange: (notify: () => void) => () => void;
  /** Saves unsaved values; true if everything is saved. Shows errors only if `aloud`. */
  save: (aloud: boolean) => Promise<boolean>;
  /** Stores values in this browser that the server would refuse. */
  keep: () => void;
  /** Shows at each field of these items that it is required. */
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
    const kept = readDraft(user.id, draft, 'device') as Partial<StoredDraft> | undefined;
    // A draft of another version is older than the stored values, unless the stored values are what
    // was being sent when the page was closed.
    const isNewest =
      kept?.version === profile[section].version ||
      kept?.sent?.includes(JSON.stringify(bodyOf(valuesOf(profile))));
    return isNewest ? layOver(values, kept?.values) : values;
  });
  const [alert, setAlert] = useState<string>();
  const [newer, setNewer] = useState<number>();
  const form = useForm<Values>({
    defaultValues: opened as DefaultValues<Values>,
    // The schema requires a version; any value passes here, because only the server compares it.
    resolver: schemaResolver(schema, (values: Values) => ({ version: 0, ...bodyOf(values) })),
    shouldFocusError: false,
  });

  const isStored = () => JSON.stringify(bodyOf(form.getValues())) === stored.current;

  function keep(): void {
    if (isStored()) dropDraft(user.id, draft, 'device');
    else {
      const kept: StoredDraft = {
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
   * After a version conflict: whether the stored values are an own save whose answer was lost. If
   * so, saving continues from there; otherwise the person chooses a version.
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
    onChange: (notify) => form.subscribe({ formState: { values: true }, callback: notify }),
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
