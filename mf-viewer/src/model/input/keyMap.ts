import { ACTIONS, VIEWER_ACTIONS, type ViewerAction } from './actions';
import { isKeyName } from './keyNames';

/** Which keys do what. No key does two things. */
export type KeyMap = Readonly<Record<ViewerAction, readonly string[]>>;

/** What the reader changed: whole lists, by action. */
export type ChosenKeys = Readonly<Partial<Record<ViewerAction, readonly string[]>>>;

/** Closes what is open, whatever the reader chooses: without it there may be no way out. */
const FIXED_KEY = 'Escape';

/** The keys in force: the reader's where there are some. A key that two actions claim goes to the reader's choice, then to the first of the sheet. */
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
  // Both loops together have claimed keys for every action.
  return map as KeyMap;
}

/** What a key does. */
export function actionOfKey(map: KeyMap, key: string): ViewerAction | undefined {
  return VIEWER_ACTIONS.find((action) => map[action].includes(key));
}

export interface KeyChange {
  action: ViewerAction;
  /** The key that gives its place up; `undefined` where one is added. */
  from?: string | undefined;
  /** The key that was pressed; `undefined` takes `from` away. */
  to?: string | undefined;
}

/** Whether a key may be changed at all. */
export function isFixedKey(key: string): boolean {
  return key === FIXED_KEY;
}

/** The other action that has the key already. */
export function conflictOf(map: KeyMap, { action, to }: KeyChange): ViewerAction | undefined {
  const owner = to === undefined ? undefined : actionOfKey(map, to);
  return owner === action ? undefined : owner;
}

/**
 * What the reader has chosen after a change. Where another action had the key, the two swap: it gets the key that gave its
 * place up, or one less where there is none.
 */
export function changedKeys(chosen: ChosenKeys, { action, from: asked, to }: KeyChange): ChosenKeys {
  const map = keyMapOf(chosen);
  const from = asked !== undefined && map[action].includes(asked) ? asked : undefined;
  if (from === to || from === FIXED_KEY || to === FIXED_KEY) return chosen;
  const other = conflictOf(map, { action, to });
  // What two actions claimed in storage is settled first, so that the change is the only one.
  const settled = Object.fromEntries(VIEWER_ACTIONS.filter((name) => chosen[name]).map((name) => [name, map[name]]));
  const mine = replaced(map[action], from, to);
  if (other === undefined) return { ...settled, [action]: mine };
  return { ...settled, [action]: mine, [other]: replaced(map[other], to, from) };
}

/** A list with one key in the place of another; without a place it comes last, without a key its place is closed. */
function replaced(keys: readonly string[], from: string | undefined, to: string | undefined): readonly string[] {
  const others: readonly (string | undefined)[] = keys.filter((key) => key !== to);
  const at = from === undefined ? -1 : others.indexOf(from);
  const now = at < 0 ? [...others, to] : others.toSpliced(at, 1, to);
  return now.filter((key) => key !== undefined);
}

/** One action as it came. A key of it that the reader gave to another one stays there. */
export function resetKeys(chosen: ChosenKeys, action: ViewerAction): ChosenKeys {
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== action));
}

/** Takes stored keys for what they are worth. */
export function sanitizeKeys(stored: unknown): ChosenKeys {
  if (typeof stored !== 'object' || stored === null) return {};
  const lists = VIEWER_ACTIONS.flatMap((action) => {
    // An object from storage may have any keys.
    const keys: unknown = (stored as Record<string, unknown>)[action];
    return Array.isArray(keys) ? [[action, keys.filter(isKeyName)] as const] : [];
  });
  return Object.fromEntries(lists);
}
