import { describe, expect, test } from 'vitest';
import { mostBehindMs, StandbyProgress } from './progress.ts';

const server = 1_000;
const standby = 2_000;

/** The primary was at position 100 at time 0, and the standby has replayed it. */
function reached(): StandbyProgress {
  const progress = new StandbyProgress();
  progress.meet({ server, at: 100 }, 0);
  expect(progress.hear({ server: standby, at: 100 })).toBe(true);
  return progress;
}

describe('a standby', () => {
  test('serves positions that it has replayed, and no later ones', () => {
    const progress = reached();
    expect(progress.has({ server, at: 0 }, 200)).toBe(true);
    expect(progress.has({ server, at: 100 }, 200)).toBe(true);
    expect(progress.has({ server, at: 101 }, 200)).toBe(false);
    expect(progress.has({ server, at: Number.POSITIVE_INFINITY }, 200)).toBe(false);
  });

  test('serves nothing before its first answer and after it is lost', () => {
    const progress = new StandbyProgress();
    progress.meet({ server, at: 100 }, 0);
    expect(progress.has({ server, at: 0 }, 0)).toBe(false);
    const known = reached();
    known.lose();
    expect(known.has({ server, at: 0 }, 0)).toBe(false);
  });

  test('is as fresh as the last moment of the primary that it has replayed', () => {
    const progress = reached();
    progress.meet({ server, at: 200 }, 1_000);
    progress.hear({ server: standby, at: 150 });
    expect(progress.behindMs(3_000)).toBe(3_000);
    progress.hear({ server: standby, at: 200 });
    expect(progress.behindMs(3_000)).toBe(2_000);
  });

  test('is not used when it lags too far, whatever the needed position', () => {
    const progress = reached();
    progress.meet({ server, at: 200 }, 1_000);
    progress.hear({ server: standby, at: 150 });
    expect(progress.has({ server, at: 0 }, mostBehindMs)).toBe(true);
    expect(progress.has({ server, at: 0 }, mostBehindMs + 1)).toBe(false);
  });

  test('after a failover serves nothing before the position at which the new primary was first seen', () => {
    const progress = reached();
    const promoted = 3_000;
    progress.meet({ server: promoted, at: 300 }, 500);
    progress.hear({ server: standby, at: 250 });
    expect(progress.has({ server: promoted, at: 0 }, 600)).toBe(false);
    progress.hear({ server: standby, at: 300 });
    expect(progress.has({ server: promoted, at: 0 }, 600)).toBe(true);
    // Positions of the previous primary mean nothing to this one.
    expect(progress.has({ server, at: 0 }, 600)).toBe(false);
  });

  test('is unusable after being ahead of the primary, until it restarts', () => {
    const progress = reached();
    progress.meet({ server: 3_000, at: 90 }, 500);
    expect(progress.hear({ server: standby, at: 100 })).toBe(false);
    progress.meet({ server: 3_000, at: 200 }, 700);
    expect(progress.hear({ server: standby, at: 100 })).toBe(false);
    expect(progress.has({ server: 3_000, at: 0 }, 700)).toBe(false);
    expect(progress.hear({ server: 4_000, at: 200 })).toBe(true);
    expect(progress.has({ server: 3_000, at: 150 }, 700)).toBe(true);
  });

  test("in doubt, is unusable until it has replayed the primary's next known position", () => {
    const progress = reached();
    progress.doubt();
    expect(progress.has({ server, at: 0 }, 200)).toBe(false);
    progress.meet({ server, at: 120 }, 200);
    progress.hear({ server: standby, at: 119 });
    expect(progress.has({ server, at: 0 }, 300)).toBe(false);
    progress.hear({ server: standby, at: 120 });
    expect(progress.has({ server, at: 0 }, 300)).toBe(true);
  });

  test('stays in doubt after an answer that was requested before the doubt', () => {
    const progress = reached();
    const before = progress.doubts;
    progress.doubt();
    progress.meet({ server, at: 110 }, 200, before);
    progress.hear({ server: standby, at: 110 });
    expect(progress.has({ server, at: 0 }, 300)).toBe(false);
    progress.meet({ server, at: 120 }, 400, progress.doubts);
    progress.hear({ server: standby, at: 120 });
    expect(progress.has({ server, at: 0 }, 500)).toBe(true);
  });
});
