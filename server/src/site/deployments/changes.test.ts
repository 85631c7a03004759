import type { Versions } from '../releases/releaseStore';
import { type Change, promoteChange, publishChange, removeChange, rollbackChange, weightChange } from './changes';
import { ChangeRefusedError, type Deployment } from './Deployment';

const SALT = { weight: 1000, salt: 'first' };

/** A record to which the tests add changes as the server would write them, newest first. */
function record() {
  const history: Deployment[] = [];
  const idOf = (versions: Versions) => JSON.stringify(Object.entries(versions).sort());
  return {
    history,
    get live() {
      return history[0];
    },
    add({ action, next, subjects, restores }: Change): Deployment {
      const baseId = idOf(next.base);
      const canaryId = next.canary ? idOf(next.canary.versions) : null;
      const row = { action, subjects, restores: restores ?? null, baseId, canaryId, at: 0, who: '', why: '', override: null };
      history.unshift({ ...row, ...next, canary: next.canary, number: history.length + 1 });
      return history[0]!;
    },
    publish(name: string, version: string) {
      return this.add(publishChange(this.live, [{ name, version }]));
    },
    canary(name: string, version: string) {
      return this.add(publishChange(this.live, [{ name, version }], SALT));
    },
    rollback(options = {}) {
      return this.add(rollbackChange(history, options));
    },
  };
}

/** A shell and two remotes. The first remote is in its third release. */
function aSite() {
  const site = record();
  site.add(
    publishChange(
      undefined,
      ['shell', 'one', 'two'].map((name) => ({ name, version: '1' })),
    ),
  );
  site.publish('one', '2');
  site.publish('one', '3');
  return site;
}

describe('publishing', () => {
  test('takes the place of the release before, and is about that alone', () => {
    const { live } = aSite();
    expect(live?.base).toEqual({ shell: '1', one: '3', two: '1' });
    expect(live?.subjects).toEqual([{ name: 'one', version: '3' }]);
  });

  test('what is live already changes nothing', () => {
    const site = aSite();
    expect(publishChange(site.live, [{ name: 'one', version: '3' }]).subjects).toEqual([]);
  });

  test('beside another team’s canary reaches its readers too, and leaves it open', () => {
    const site = aSite();
    site.canary('one', '4');
    expect(site.publish('two', '2')).toMatchObject({
      base: { one: '3', two: '2' },
      canary: { versions: { one: '4', two: '2' }, weight: 1000, salt: 'first' },
      subjects: [{ name: 'two', version: '2' }],
    });
  });

  test('past one’s own open canary is refused: which of the two is meant?', () => {
    const site = aSite();
    site.canary('one', '4');
    expect(() => site.publish('one', '5')).toThrow('A canary of one 4 is open.');
  });
});

describe('a canary', () => {
  test('leaves the others with what they have', () => {
    const site = aSite();
    expect(site.canary('one', '4')).toMatchObject({
      base: { one: '3' },
      canary: { versions: { shell: '1', one: '4', two: '1' } },
      subjects: [{ name: 'one', version: '4' }],
    });
  });

  test('that is raised keeps its salt, and so the readers who have it', () => {
    const site = aSite();
    site.canary('one', '4');
    const raised = site.add(weightChange(site.live, 2000));
    expect(raised.canary).toMatchObject({ weight: 2000, salt: 'first' });
    expect(raised.subjects).toEqual([{ name: 'one', version: '4' }]);
  });

  test('in a second try goes to the readers of the first', () => {
    const site = aSite();
    site.canary('one', '4');
    const again = site.add(publishChange(site.live, [{ name: 'one', version: '5' }], { weight: 500, salt: 'second' }));
    expect(again.canary).toMatchObject({ versions: { one: '5' }, weight: 500, salt: 'first' });
  });

  test('is one at a time', () => {
    const site = aSite();
    site.canary('one', '4');
    expect(() => site.canary('two', '2')).toThrow('A canary of one is open, and there is one at a time');
  });

  test('that is promoted is for everyone', () => {
    const site = aSite();
    site.canary('one', '4');
    expect(site.add(promoteChange(site.live))).toMatchObject({ base: { one: '4' }, canary: undefined });
  });

  test('has to be there to be weighed or promoted', () => {
    const { live } = aSite();
    expect(() => weightChange(live, 1)).toThrow(ChangeRefusedError);
    expect(() => promoteChange(live)).toThrow('No canary is open.');
  });
});

describe('rolling back', () => {
  test('takes back what went live last, and then what went live before that', () => {
    const site = aSite();
    expect(site.rollback().base.one).toBe('2');
    expect(site.rollback().base.one).toBe('1');
    expect(() => site.rollback()).toThrow('Nothing else was live before');
  });

  test('after something new begins from there', () => {
    const site = aSite();
    site.rollback();
    site.publish('one', '4');
    expect(site.rollback().base.one).toBe('2');
    expect(site.rollback().base.one).toBe('1');
  });

  test('takes back an open canary first, and nothing else', () => {
    const site = aSite();
    site.canary('one', '4');
    expect(site.rollback()).toMatchObject({ base: { one: '3' }, canary: undefined });
  });

  test('of one release leaves what others published since', () => {
    const site = aSite();
    site.publish('two', '2');
    const back = site.rollback({ name: 'one' });
    expect(back.base).toEqual({ shell: '1', one: '2', two: '2' });
    expect(back.subjects).toEqual([{ name: 'one', version: '2' }]);
    expect(site.rollback({ name: 'one' }).base).toEqual({ shell: '1', one: '1', two: '2' });
  });

  test('of one release leaves the canary of another open', () => {
    const site = aSite();
    site.canary('two', '2');
    expect(site.rollback({ name: 'one' })).toMatchObject({
      base: { one: '2', two: '1' },
      canary: { versions: { one: '2', two: '2' } },
    });
  });

  test('goes to any composition that was live', () => {
    const site = aSite();
    const first = site.history.at(-1)!;
    site.publish('two', '2');
    expect(site.rollback({ to: first.baseId }).base).toEqual({ shell: '1', one: '1', two: '1' });
    expect(() => site.rollback({ to: 'nowhere' })).toThrow('No composition nowhere was ever live here.');
  });
});

describe('taking a remote out', () => {
  test('leaves the rest, for the canary’s readers too', () => {
    const site = aSite();
    site.canary('one', '4');
    expect(site.add(removeChange(site.live, 'two'))).toMatchObject({
      base: { shell: '1', one: '3' },
      canary: { versions: { shell: '1', one: '4' } },
      subjects: [{ name: 'two', version: null }],
    });
  });

  test('ends the canary that was about nothing else', () => {
    const site = aSite();
    site.canary('one', '4');
    expect(site.add(removeChange(site.live, 'one')).canary).toBeUndefined();
  });

  test('of what is not there names what is', () => {
    expect(() => removeChange(aSite().live, 'three')).toThrow('There is no three in the site. There are: shell, one, two.');
  });
});
