/**
 * Thrown by a command that met its own twin: all of it is undone and it runs once more, when the twin
 * has done its part.
 */
export class RunAgain extends Error {
  constructor(cause: unknown) {
    super('the command runs again', { cause });
    this.name = 'RunAgain';
  }
}
