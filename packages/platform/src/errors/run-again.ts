/**
 * Thrown by a command that conflicts with a concurrent one of its kind: it is rolled back and
 * retried once the other has committed.
 */
export class RunAgain extends Error {
  constructor(cause: unknown) {
    super('the command runs again', { cause });
    this.name = 'RunAgain';
  }
}
