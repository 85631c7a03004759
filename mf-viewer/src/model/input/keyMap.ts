import { ACTIONS, VIEWER_ACTIONS, type ViewerAction } from './actions';
import { isKeyName } from './keyNames';

/** The keys of each action. No key has two actions. */
export type KeyMap = Readonly<Record<ViewerAction, readonly string[]>>;

/** The reader's changes: the complete list of keys for each changed action. */
export type ChosenKeys = Readonly<Partial<Record<ViewerAction, readonly string[]>>>;

/** Always closes what is open, whatever the reader chooses. Otherwise there might be no way out. */
const FIXED_KEY = 'Escape';

/**
 * The keys in force: the reader's choice, or else the defaults. If two actions claim a key, it goes to the action that the reader
 * changed, then to the first in the key sheet.
 */
export function keyMapOf(chosen: ChosenKeys): KeyMap {
  const taken = new Set<string>([FIXED_KEY]);
  const map: Partial<Record<ViewerAction, readonly string[]>> = {};
  const claim = (action: ViewerAction, keys: readonly string[]) => {
    const free = [...new Set(keys)].filter((key) => !taken.has(key));
    for (const key of free) taken.add(key);
    map[action] = action === 'leave' ? [...free, FIXED_KEY] : free;
  };
  for (const action of VIEWER_ACTIONS) if (chosen[action]) claim(action, chosen[action]);
  for (const action of VIEWER_ACTIONS) if (!chosen[action]) claim(action, ACTIONS[action].keys);
  // The two loops together have claimed keys for every action.
  return map as KeyMap;
}

/** The action of a key. */
export function actionOfKey(map: KeyMap, key: string): ViewerAction | undefined {
  return VIEWER_ACTIONS.find((action) => map[action].includes(key));
}

export interface KeyChange {
  action: ViewerAction;
  /** The key that is replaced; `undefined` to add a key. */
  from?: string | undefined;
  /** The key that was pressed; `undefined` to remove `from`. */
  to?: string | undefined;
}

/** Whether a key can never be changed. */
export function isFixedKey(key: string): boolean {
  return key === FIXED_KEY;
}

/** The other action that has the key already. */
export function conflictOf(map: KeyMap, { action, to }: KeyChange): ViewerAction | undefined {
  const owner = to === undefined ? undefined : actionOfKey(map, to);
  return owner === action ? undefined : owner;
}

/**
 * The reader's keys after a change. If another action had the key, the two swap: the other action gets the replaced key, or loses
 * its key if none was replaced.
 */
export function changedKeys(chosen: ChosenKeys, { action, from: asked, to }: KeyChange): ChosenKeys {
  const map = keyMapOf(chosen);
  const from = asked !== undefined && map[action].includes(asked) ? asked : undefined;
  if (from === to || from === FIXED_KEY || to === FIXED_KEY) return chosen;
  const other = conflictOf(map, { action, to });
  // Conflicts in the stored keys are resolved first, so that nothing else changes.
  const settled = Object.fromEntries(VIEWER_ACTIONS.filter((name) => chosen[name]).map((name) => [name, map[name]]));
  const mine = replaced(map[action], from, to);
  if (other === undefined) return { ...settled, [action]: mine };
  return { ...settled, [action]: mine, [other]: replaced(map[other], to, from) };
}

/** The list with `to` in place of `from`. Without `from`, `to` is appended. Without `to`, `from` is removed. */
function replaced(keys: readonly string[], from: string | undefined, to: string | undefined): readonly string[] {
  const others: readonly (string | undefined)[] = keys.filter((key) => key !== to);
  const at = from === undefined ? -1 : others.indexOf(from);
  const now = at < 0 ? [...others, to] : others.toSpliced(at, 1, to);
  return now.filter((key) => key !== undefined);
}

/** Resets one action to its default keys. A default key that the reader gave to another action stays there. */
export function resetKeys(chosen: ChosenKeys, action: ViewerAction): ChosenKeys {
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== action));
}

/** Keeps only valid entries of the stored keys. */
export function sanitizeKeys(stored: unknown): ChosenKeys {
  if (typeof stored !== 'object' || stored === null) return {};
  const lists = VIEWER_ACTIONS.flatMap((action) => {
    // An object from storage may have any keys.
    const keys: unknown = (stored as Record<string, unknown>)[action];
    return Array.isArray(keys) ? [[action, keys.filter(isKeyName)] as const] : [];
  });
  return Object.fromEntries(lists);
}
