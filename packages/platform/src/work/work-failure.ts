/**
 * Why a piece of work was not done: it could not be (`fault`), used more of the processor than it may
 * (`too-long`), was not done in time, whoever had the processor (`late`), or its process ended in the
 * middle of it (`lost`).
 */
export class WorkFailure extends Error {
  readonly why: 'fault' | 'too-long' | 'late' | 'lost';
  /** Of the system, such as ENOSPC. */
  readonly code: string | undefined;

  constructor(why: WorkFailure['why'], message: string, code?: string) {
    super(message);
    this.name = 'WorkFailure';
    this.why = why;
    this.code = code;
  }
}
