/** Not every browser has this, and TypeScript's library does not contain it. */
interface ToldNavigator extends Navigator {
  connection?: { saveData?: boolean };
}

/** Whether the reader saves data. Then nothing is loaded that they did not ask for. */
export function isSavingData({ connection }: ToldNavigator): boolean {
  return connection?.saveData === true;
}
