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
  test('replaces the previous version of that release only', () => {
    const { live } = aSite();
    expect(live?.base).toEqual({ shell: '1', one: '3', two: '1' });
    expect(live?.subjects).toEqual([{ name: 'one', version: '3' }]);
  });

  test('changes nothing if the version is already live', () => {
    const site = aSite();
    expect(publishChange(site.live, [{ name: 'one', version: '3' }]).subjects).toEqual([]);
  });

  test('beside another team’s canary also reaches its readers and keeps it open', () => {
    const site = aSite();
    site.canary('one', '4');
    expect(site.publish('two', '2')).toMatchObject({
      base: { one: '3', two: '2' },
      canary: { versions: { one: '4', two: '2' }, weight: 1000, salt: 'first' },
      subjects: [{ name: 'two', version: '2' }],
    });
  });

  test('is refused while a canary of the same remote is open', () => {
    const site = aSite();
    site.canary('one', '4');
    expect(() => site.publish('one', '5')).toThrow('A canary of one 4 is open.');
  });
});

describe('canary', () => {
  test('leaves the base unchanged', () => {
    const site = aSite();
    expect(site.canary('one', '4')).toMatchObject({
      base: { one: '3' },
      canary: { versions: { shell: '1', one: '4', two: '1' } },
      subjects: [{ name: 'one', version: '4' }],
    });
  });

  test('keeps its salt and readers when its weight is raised', () => {
    const site = aSite();
    site.canary('one', '4');
    const raised = site.add(weightChange(site.live, 2000));
    expect(raised.canary).toMatchObject({ weight: 2000, salt: 'first' });
    expect(raised.subjects).toEqual([{ name: 'one', version: '4' }]);
  });

  test('keeps its salt for a second version', () => {
    const site = aSite();
    site.canary('one', '4');
    const again = site.add(publishChange(site.live, [{ name: 'one', version: '5' }], { weight: 500, salt: 'second' }));
    expect(again.canary).toMatchObject({ versions: { one: '5' }, weight: 500, salt: 'first' });
  });

  test('is limited to one at a time', () => {
    const site = aSite();
    site.canary('one', '4');
    expect(() => site.canary('two', '2')).toThrow('A canary of one is open, and there is one at a time');
  });

  test('is for everyone after promotion', () => {
    const site = aSite();
    site.canary('one', '4');
    expect(site.add(promoteChange(site.live))).toMatchObject({ base: { one: '4' }, canary: undefined });
  });

  test('must be open to be weighted or promoted', () => {
    const { live } = aSite();
    expect(() => weightChange(live, 1)).toThrow(ChangeRefusedError);
    expect(() => promoteChange(live)).toThrow('No canary is open.');
  });
});

describe('rollback', () => {
  test('restores the previous live state, step by step', () => {
    const site = aSite();
    expect(site.rollback().base.one).toBe('2');
    expect(site.rollback().base.one).toBe('1');
    expect(() => site.rollback()).toThrow('Nothing else was live before');
  });

  test('continues from a newer release', () => {
    const site = aSite();
    site.rollback();
    site.publish('one', '4');
    expect(site.rollback().base.one).toBe('2');
    expect(site.rollback().base.one).toBe('1');
  });

  test('first removes an open canary, and nothing else', () => {
    const site = aSite();
    site.canary('one', '4');
    expect(site.rollback()).toMatchObject({ base: { one: '3' }, canary: undefined });
  });

  test('of one release keeps what others have published since', () => {
    const site = aSite();
    site.publish('two', '2');
    const back = site.rollback({ name: 'one' });
    expect(back.base).toEqual({ shell: '1', one: '2', two: '2' });
    expect(back.subjects).toEqual([{ name: 'one', version: '2' }]);
    expect(site.rollback({ name: 'one' }).base).toEqual({ shell: '1', one: '1', two: '2' });
  });

  test('of one release keeps another one’s canary open', () => {
    const site = aSite();
    site.canary('two', '2');
    expect(site.rollback({ name: 'one' })).toMatchObject({
      base: { one: '2', two: '1' },
      canary: { versions: { one: '2', two: '2' } },
    });
  });

  test('can restore any composition that was live', () => {
    const site = aSite();
    const first = site.history.at(-1)!;
    site.publish('two', '2');
    expect(site.rollback({ to: first.baseId }).base).toEqual({ shell: '1', one: '1', two: '1' });
    expect(() => site.rollback({ to: 'nowhere' })).toThrow('No composition nowhere was ever live here.');
  });
});

describe('removing a remote', () => {
  test('keeps the rest, also for the canary’s readers', () => {
    const site = aSite();
    site.canary('one', '4');
    expect(site.add(removeChange(site.live, 'two'))).toMatchObject({
      base: { shell: '1', one: '3' },
      canary: { versions: { shell: '1', one: '4' } },
      subjects: [{ name: 'two', version: null }],
    });
  });

  test('ends a canary of that remote only', () => {
    const site = aSite();
    site.canary('one', '4');
    expect(site.add(removeChange(site.live, 'one')).canary).toBeUndefined();
  });

  test('names the remotes of the site if it is unknown', () => {
    expect(() => removeChange(aSite().live, 'three')).toThrow('There is no three in the site. There are: shell, one, two.');
  });
});
