/** Something that whoever gave the command can mend: its message is all that they need to read. */
export class CliError extends Error {
  name = 'CliError';

  /** @param isUsage whether the command itself was given wrongly */
  constructor(message, { isUsage = false } = {}) {
    super(message);
    this.isUsage = isUsage;
  }
}
