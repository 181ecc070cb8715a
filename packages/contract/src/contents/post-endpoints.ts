import { z } from 'zod';
import { company, documentBody, endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../error-catalogue.ts';
import type { PostKind } from './kinds.ts';
import { contentId, images, listQuery, nextCursor, postSays, saved, saving } from './schemas.ts';

type Path = `/v1/${string}`;

interface Post<
  Kind extends PostKind,
  List extends string,
  Status extends z.ZodType,
  Filter extends z.ZodType,
  Listed extends z.ZodObject,
  Opened extends z.ZodObject,
  Fields extends z.ZodRawShape,
> {
  kind: Kind;
  words: { one: string; list: string; statuses: string; alsoDeleted?: string };
  paths: { list: Path; one: Path; content: Path };
  /** Name of the reply's field with the list. */
  list: List;
  status: Status;
  filter: Filter;
  listed: Listed;
  opened: Opened;
  /** Fields of the save command besides `saving` and the status. */
  fields: Fields;
  /** Refusals of saving and of changing the status besides the usual ones. */
  errors?: readonly ErrorCode[];
}

const named = <Name extends string, T>(name: Name, value: T) =>
  ({ [name]: value }) as Record<Name, T>;

export function postEndpoints<
  Kind extends PostKind,
  List extends string,
  Status extends z.ZodType,
  Filter extends z.ZodType,
  Listed extends z.ZodObject,
  Opened extends z.ZodObject,
  Fields extends z.ZodRawShape,
>(post: Post<Kind, List, Status, Filter, Listed, Opened, Fields>) {
  const { kind, words, paths, status, listed, errors = [] } = post;
  const noun = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const id = <Name extends string>(name: Name) => `company.${kind}s.${name}` as const;
  const field = `${kind}Id` as const;
  const auth = company(0, 1, 2);
  const params = z.object({ id: contentId });
  return {
    list: endpoint({
      id: id(`list${noun}s`),
      method: 'GET',
      path: paths.list,
      summary: `The company’s ${words.list}, with how many of each status.`,
      auth,
      query: z.object({ ...listQuery, status: post.filter.optional() }),
      reply: z.object({
        ...named(post.list, z.array(listed)),
        counts: z.record(z.string(), z.int()),
        nextCursor,
        images,
      }),
      errors: [],
    }),
    show: endpoint({
      id: id(`show${noun}`),
      method: 'GET',
      path: `${paths.content}/{id}`,
      summary: `One ${kind} as its editors see it.`,
      auth,
      params,
      reply: z.object({ ...named(kind, post.opened), images }),
      errors: [],
    }),
    save: endpoint({
      id: id(`save${noun}`),
      method: 'POST',
      path: paths.content,
      summary: `Saves ${words.one}: as a draft beside what is shown, or as what is shown from now on.`,
      auth,
      bodyLimit: documentBody,
      body: z.strictObject({
        ...saving,
        ...named(field, contentId.nullable()),
        /** `draft` leaves the published copy unchanged; other statuses publish the content. */
        status,
        ...post.fields,
      }),
      reply: saved.extend({ status }),
      says: postSays,
      errors: ['stale_version', ...errors, 'contents_used_up'],
    }),
    changeStatus: endpoint({
      id: id('changeStatus'),
      method: 'POST',
      path: `${paths.list}/status`,
      summary: `${words.statuses} ${words.one}. Showing a draft is checked like publishing.`,
      auth,
      body: z.strictObject({ ...named(field, contentId), status }),
      reply: z.object(named(kind, listed)),
      says: 'status_updated',
      errors: [...errors, 'status_not_possible'],
    }),
    remove: endpoint({
      id: id(`delete${noun}`),
      method: 'DELETE',
      path: `${paths.one}/{id}`,
      summary: `Deletes ${words.one}${words.alsoDeleted ?? ''}.`,
      auth,
      params,
      reply: z.object({}),
      says: 'deleted',
      errors: [],
    }),
  };
}
