import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { createProgramme, raffle, scholarshipCalls } from '../../testing/people/scholarship.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { admin, atDesk } from '../../testing/server/desk.ts';

let api: TestApp;
let calls: ReturnType<typeof scholarshipCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = scholarshipCalls(api);
});
afterAll(() => api.close());

const enter = async (who: SignedIn, programmeId: string, change: object = {}): Promise<string> =>
  (await calls.add(who, programmeId, change)).json().entry.id;

describe('winners', () => {
  test('are recorded after the deadline, up to the number of prizes, and taken back', async () => {
    const programmeId = await createProgramme(api, { closesIn: 1 });
    const people: { who: SignedIn; entryId: string }[] = [];
    for (let number = 0; number < 6; number += 1) {
      const who = await createStudent(api);
      people.push({ who, entryId: await enter(who, programmeId, { category: 'research' }) });
    }
    const [first, ...others] = people.map(({ entryId }) => entryId);
    expect(await admin(api, 'scholarship-winner', first ?? '')).toContain('is not over');
    api.clock.advance(180);
    for (const id of people.slice(0, 5).map(({ entryId }) => entryId)) {
      expect(await admin(api, 'scholarship-winner', id)).toContain(`${id} has won`);
    }
    expect(await admin(api, 'scholarship-winner', first ?? '')).toContain('All 5 prizes');
    expect(await admin(api, 'scholarship-winner-remove', first ?? '')).toContain(
      'not won any more',
    );
    expect(await admin(api, 'scholarship-winner-remove', first ?? '')).toBe('It has not won.');
    expect(await admin(api, 'scholarship-winner', others[0] ?? '')).toBe('It has won already.');
    expect(await admin(api, 'scholarship-winner', others.at(-1) ?? '')).toContain(
      'left in research: 0',
    );
    const said = await atDesk(api, ['scholarship-winners', programmeId, '--json']);
    const { winners } = JSON.parse(said.out).result;
    expect(winners.map(({ id }: { id: string }) => id).toSorted()).toEqual(others.toSorted());
    expect(winners[0].email).toContain('@test.example');
    expect(await admin(api, 'scholarship-entries', programmeId)).toContain('research by');
    expect(await admin(api, 'scholarship-winner', crypto.randomUUID())).toContain('no such entry');
  });

  test('of the raffle are drawn once per round, as in the rehearsal', async () => {
    const programmeId = await createProgramme(api, { closesIn: 1, raffle: true });
    const ids: string[] = [];
    const people: SignedIn[] = [];
    for (let number = 0; number < 4; number += 1) {
      const who = await createStudent(api);
      people.push(who);
      ids.push(await enter(who, programmeId, raffle));
    }
    const draw = ['scholarship-draw', programmeId, '--round', '1'];
    expect(await admin(api, ...draw)).toContain('is not over');
    api.clock.advance(180);
    expect(await admin(api, 'scholarship-winner', ids[0] ?? '')).toContain('is drawn');
    await admin(api, 'suspend-person', people[3]?.accountId ?? '');
    const drawn = async (words: string[]) =>
      JSON.parse((await atDesk(api, [...draw, ...words, '--json'])).out).result;
    const rehearsed = await drawn(['--dry-run']);
    expect(await drawn(['--why', 'x', '--yes'])).toEqual(rehearsed);
    expect(rehearsed.entryIds.toSorted()).toEqual(ids.slice(0, 3).toSorted());
    expect(await admin(api, ...draw)).toContain('drawn already');
    expect(await admin(api, 'scholarship-draw', programmeId, '--round', '2')).toContain('0 of 0');
  });
});
