import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from './start-cluster.ts';

type Answer = {
  hits: { total: { value: number; relation: string }; hits: { _id: string; sort: number[] }[] };
  _shards: { failed: number };
  timed_out: boolean;
};

const documents = 1_000;
const groups = 7;
let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster();
  await ask('PUT', '/people', {
    settings: { number_of_shards: 3, number_of_replicas: 1 },
    mappings: {
      properties: {
        group: { type: 'integer' },
        levels: { type: 'long' },
        words: { type: 'text', analyzer: 'cjk' },
      },
    },
  });
  await ask('POST', '/people/_bulk?refresh=true', people());
});

afterAll(() => cluster?.stop());

describe('a cluster of three nodes', () => {
  it('counts exactly on each of its nodes', async () => {
    const query = { term: { group: 3 } };
    const expected = numbers().filter((number) => number % groups === 3).length;
    for (const url of cluster.urls) {
      const { hits } = await search({ query, size: 0, track_total_hits: true }, url);
      expect(hits.total).toEqual({ value: expected, relation: 'eq' });
    }
  });

  it('finds Japanese words by pairs of characters', async () => {
    const { hits } = await search({ query: { match_phrase: { words: '語学' } }, size: 1 });
    expect(hits.total.value).toBe(numbers().filter((number) => number % 10 === 0).length);
  });

  it('sorts by a script that reads nested lists and stored values', async () => {
    const weights = numbers(groups).map((group) => [group, (group * 5) % groups]);
    const { hits } = await search({
      query: { match_all: {} },
      size: 20,
      sort: [
        {
          _script: {
            type: 'number',
            order: 'desc',
            script: {
              lang: 'painless',
              source: `double sum = 0;
                for (pair in params.weights) if (doc['group'].value == pair[0]) sum += pair[1];
                for (level in doc['levels']) sum += level / 10000.0;
                return sum;`,
              params: { weights },
            },
          },
        },
      ],
    });
    const score = (number: number) =>
      (((number % groups) * 5) % groups) + (2 * number + 1) / 10_000;
    const best = numbers().toSorted((one, other) => score(other) - score(one));
    expect(hits.hits.map(({ _id }) => Number(_id))).toEqual(best.slice(0, 20));
  });

  it('works while a node is down, and takes it back', async () => {
    const [first, second] = cluster.nodes;
    await first?.kill();
    await cluster.waitFor('yellow');
    await expectAll(second?.url);
    await first?.start();
    await cluster.waitFor('green');
    await expectAll(first?.url);
  });

  it('works while a node is silent', async () => {
    const [first, second] = cluster.nodes;
    second?.suspend();
    await cluster.waitFor('yellow');
    await expectAll(first?.url);
    second?.resume();
    await cluster.waitFor('green');
    await expectAll(second?.url);
  });
});

async function expectAll(url: string | undefined): Promise<void> {
  const answer = await search({ query: { match_all: {} }, track_total_hits: true, size: 0 }, url);
  expect(answer).toMatchObject({
    hits: { total: { value: documents } },
    _shards: { failed: 0 },
    timed_out: false,
  });
}

function search(body: object, url?: string): Promise<Answer> {
  return ask('POST', '/people/_search', body, url);
}

async function ask<T>(
  method: string,
  path: string,
  body: object | string,
  url = cluster.urls[0],
): Promise<T> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}${path}`, { method, headers, body: text });
  const content = await answer.text();
  if (!answer.ok || content.includes('"errors":true')) throw new Error(content);
  return JSON.parse(content) as T;
}

function numbers(count = documents): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

/** The body of a bulk request: pairs of lines with action and document. */
function people(): string {
  const lines = numbers().flatMap((number) => [
    { index: { _id: String(number) } },
    {
      group: number % groups,
      levels: [number, number + 1],
      words: number % 10 === 0 ? '日本語学校' : '日本の語り手',
    },
  ]);
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}
