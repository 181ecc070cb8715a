/** Rolls a command back and retries it, once a conflicting command has committed. */
export class RunAgain extends Error {
  constructor(cause: unknown) {
    super('the command runs again', { cause });
    this.name = 'RunAgain';
  }
}
