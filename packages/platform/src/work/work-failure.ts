/**
 * Why a piece of work failed: an error (`fault`), too much processor time (`too-long`), too much
 * wall time whatever the cause (`late`), or its process died (`lost`).
 */
export class WorkFailure extends Error {
  readonly why: 'fault' | 'too-long' | 'late' | 'lost';
  readonly code: string | undefined;

  constructor(why: WorkFailure['why'], message: string, code?: string) {
    super(message);
    this.name = 'WorkFailure';
    this.why = why;
    this.code = code;
  }
}
