/** An error that the user of the command can fix. Its message is all that they need to read. */
export class CliError extends Error {
  name = 'CliError';

  /** @param isUsage whether the command line itself was wrong */
  constructor(message, { isUsage = false } = {}) {
    super(message);
    this.isUsage = isUsage;
  }
}
