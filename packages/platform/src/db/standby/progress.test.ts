import { describe, expect, test } from 'vitest';
import { mostBehindMs, StandbyProgress } from './progress.ts';

const server = 1_000;
const standby = 2_000;

/** The primary was at position 100 at time 0, and the standby has replayed it. */
function reached(): StandbyProgress {
  const far = new StandbyProgress();
  far.meet({ server, at: 100 }, 0);
  expect(far.hear({ server: standby, at: 100 })).toBe(true);
  return far;
}

describe('a standby', () => {
  test('serves positions that it has replayed, and no later ones', () => {
    const far = reached();
    expect(far.has({ server, at: 0 }, 200)).toBe(true);
    expect(far.has({ server, at: 100 }, 200)).toBe(true);
    expect(far.has({ server, at: 101 }, 200)).toBe(false);
    expect(far.has({ server, at: Number.POSITIVE_INFINITY }, 200)).toBe(false);
  });

  test('serves nothing before its first answer and after it is lost', () => {
    const far = new StandbyProgress();
    far.meet({ server, at: 100 }, 0);
    expect(far.has({ server, at: 0 }, 0)).toBe(false);
    const known = reached();
    known.lose();
    expect(known.has({ server, at: 0 }, 0)).toBe(false);
  });

  test('is as fresh as the last moment of the primary that it has replayed', () => {
    const far = reached();
    far.meet({ server, at: 200 }, 1_000);
    far.hear({ server: standby, at: 150 });
    expect(far.behindMs(3_000)).toBe(3_000);
    far.hear({ server: standby, at: 200 });
    expect(far.behindMs(3_000)).toBe(2_000);
  });

  test('is not used when it lags too far, whatever the needed position', () => {
    const far = reached();
    far.meet({ server, at: 200 }, 1_000);
    far.hear({ server: standby, at: 150 });
    expect(far.has({ server, at: 0 }, mostBehindMs)).toBe(true);
    expect(far.has({ server, at: 0 }, mostBehindMs + 1)).toBe(false);
  });

  test('after a failover serves nothing before the position at which the new primary was first seen', () => {
    const far = reached();
    const promoted = 3_000;
    far.meet({ server: promoted, at: 300 }, 500);
    far.hear({ server: standby, at: 250 });
    expect(far.has({ server: promoted, at: 0 }, 600)).toBe(false);
    far.hear({ server: standby, at: 300 });
    expect(far.has({ server: promoted, at: 0 }, 600)).toBe(true);
    // Positions of the previous primary mean nothing to this one.
    expect(far.has({ server, at: 0 }, 600)).toBe(false);
  });

  test('is unusable after being ahead of the primary, until it restarts', () => {
    const far = reached();
    far.meet({ server: 3_000, at: 90 }, 500);
    expect(far.hear({ server: standby, at: 100 })).toBe(false);
    far.meet({ server: 3_000, at: 200 }, 700);
    expect(far.hear({ server: standby, at: 100 })).toBe(false);
    expect(far.has({ server: 3_000, at: 0 }, 700)).toBe(false);
    expect(far.hear({ server: 4_000, at: 200 })).toBe(true);
    expect(far.has({ server: 3_000, at: 150 }, 700)).toBe(true);
  });

  test("in doubt, is unusable until it has replayed the primary's next known position", () => {
    const far = reached();
    far.doubt();
    expect(far.has({ server, at: 0 }, 200)).toBe(false);
    far.meet({ server, at: 120 }, 200);
    far.hear({ server: standby, at: 119 });
    expect(far.has({ server, at: 0 }, 300)).toBe(false);
    far.hear({ server: standby, at: 120 });
    expect(far.has({ server, at: 0 }, 300)).toBe(true);
  });

  test('stays in doubt after an answer that was requested before the doubt', () => {
    const far = reached();
    const before = far.doubts;
    far.doubt();
    far.meet({ server, at: 110 }, 200, before);
    far.hear({ server: standby, at: 110 });
    expect(far.has({ server, at: 0 }, 300)).toBe(false);
    far.meet({ server, at: 120 }, 400, far.doubts);
    far.hear({ server: standby, at: 120 });
    expect(far.has({ server, at: 0 }, 500)).toBe(true);
  });
});
