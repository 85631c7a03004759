import fc from 'fast-check';
import { ACTIONS, VIEWER_ACTIONS, type ViewerAction } from './actions';
import { actionOfKey, type ChosenKeys, changedKeys, conflictOf, keyMapOf, resetKeys, sanitizeKeys } from './keyMap';

const anAction = fc.constantFrom(...VIEWER_ACTIONS);
const aKey = fc.constantFrom('a', 'd', 'j', ' ', 'Shift+o', 'ArrowLeft', 'x', 'y', '?', '+', 'Home', 'Escape');
const someKeys: fc.Arbitrary<ChosenKeys> = fc.dictionary(anAction, fc.array(aKey, { maxLength: 3 }), { maxKeys: 6 });
const aChange = fc.record({
  action: anAction,
  from: fc.option(aKey, { nil: undefined }),
  to: fc.option(aKey, { nil: undefined }),
});

function everyKeyOnce(chosen: ChosenKeys): void {
  const keys = VIEWER_ACTIONS.flatMap((action) => keyMapOf(chosen)[action]);
  expect(new Set(keys).size).toBe(keys.length);
}

test('the default keys are unique and all active', () => {
  everyKeyOnce({});
  for (const action of VIEWER_ACTIONS) expect(keyMapOf({})[action]).toEqual(ACTIONS[action].keys);
});

test('no key is bound to two actions, whatever keys the reader chose', () => {
  fc.assert(fc.property(someKeys, everyKeyOnce));
});

test('Escape is always bound to leave, whatever keys the reader chose', () => {
  fc.assert(fc.property(someKeys, (chosen) => expect(actionOfKey(keyMapOf(chosen), 'Escape')).toBe('leave')));
});

test('after any change the new key is bound to the chosen action', () => {
  fc.assert(
    fc.property(someKeys, aChange, (chosen, change) => {
      fc.pre(change.to !== undefined && change.to !== 'Escape' && change.from !== 'Escape');
      const after = changedKeys(chosen, change);
      everyKeyOnce(after);
      expect(actionOfKey(keyMapOf(after), change.to!)).toBe(change.action);
    }),
  );
});

test('a swap does not change the keys of other actions', () => {
  fc.assert(
    fc.property(someKeys, aChange, (chosen, change) => {
      const [before, after] = [keyMapOf(chosen), keyMapOf(changedKeys(chosen, change))];
      const touched = new Set<ViewerAction | undefined>([change.action, conflictOf(before, change)]);
      // A key that was freed may go back to its default action.
      const isFreed = (action: ViewerAction) =>
        change.from !== undefined && (ACTIONS[action].keys as readonly string[]).includes(change.from);
      for (const action of VIEWER_ACTIONS)
        if (!touched.has(action) && !isFreed(action)) expect(after[action]).toEqual(before[action]);
    }),
  );
});

test('conflictOf names the conflicting action, and changedKeys swaps the keys of both', () => {
  const change = { action: 'next', from: 'j', to: 'k' } as const;
  expect(conflictOf(keyMapOf({}), change)).toBe('previous');
  const map = keyMapOf(changedKeys({}, change));
  expect(map.next).toEqual([' ', 'PageDown', 'k']);
  expect(map.previous).toEqual(['Shift+ ', 'PageUp', 'j']);
});

test('a key that is added to one action is removed from its previous action', () => {
  const map = keyMapOf(changedKeys({}, { action: 'toggleBars', to: 't' }));
  expect(map.toggleBars).toEqual(['m', 't']);
  expect(map.toggleOverview).toEqual([]);
});

test('changedKeys can remove a key, and resetKeys restores it', () => {
  const chosen = changedKeys({}, { action: 'first', from: 'Home' });
  expect(keyMapOf(chosen).first).toEqual([]);
  expect(keyMapOf(resetKeys(chosen, 'first'))).toEqual(keyMapOf({}));
});

test('sanitizeKeys keeps only valid actions and keys', () => {
  expect(sanitizeKeys({ next: ['n', 7, 'Tab'], nonsense: ['x'], left: 'a' })).toEqual({ next: ['n'] });
  expect(sanitizeKeys('next')).toEqual({});
});
