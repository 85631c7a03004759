/** Not every browser tells, and TypeScript's library names none that do. */
interface ToldNavigator extends Navigator {
  connection?: { saveData?: boolean };
}

/** A reader who pays for each byte is not sent what nobody asked for. */
export function isSavingData({ connection }: ToldNavigator): boolean {
  return connection?.saveData === true;
}
