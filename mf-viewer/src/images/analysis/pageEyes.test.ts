import type { PageSight } from '../../model/analysis/lookAtPixels';
import { makePageEyes } from './pageEyes';
import type { SightRequest } from './sightWorker';

const sight: PageSight = { content: undefined, gaps: [], edge: 'black', panels: undefined };
const forMargins = { panels: false, isRtl: false };
const forPanels = { panels: true, isRtl: false };

function setup() {
  const asked: SightRequest[] = [];
  const worker = {
    postMessage: (request: SightRequest) => void asked.push(request),
    terminate: () => undefined,
  } as unknown as Worker;
  let started = 0;
  const eyes = makePageEyes(() => {
    started += 1;
    return worker;
  });
  const answer = (id: number) => worker.onmessage?.({ data: { id, sight } } as MessageEvent);
  return { eyes, asked, answer, worker, started: () => started };
}

describe('page eyes', () => {
  it('start no worker until something is to be looked at', () => {
    const { eyes, started } = setup();
    expect([eyes.seen('a'), started()]).toEqual([undefined, 0]);
    eyes.look('a', new Blob(), forMargins);
    expect(started()).toBe(1);
  });

  it('look at a page once, and tell when it was seen', () => {
    const { eyes, asked, answer } = setup();
    let told = 0;
    eyes.subscribe(() => (told += 1));
    eyes.look('a', new Blob(), forPanels);
    eyes.look('a', new Blob(), forPanels);
    eyes.look('a', new Blob(), forMargins);
    expect(asked).toHaveLength(1);
    answer(asked[0]!.id);
    expect([eyes.seen('a'), told, eyes.version()]).toEqual([sight, 1, 1]);
  });

  it('look again when panels are asked for after all, and keep what they saw until then', () => {
    const { eyes, asked, answer } = setup();
    eyes.look('a', new Blob(), forMargins);
    answer(asked[0]!.id);
    eyes.look('a', new Blob(), forPanels);
    expect(asked[1]!.lookFor.panels).toBe(true);
    expect(eyes.seen('a')).toBe(sight);
  });

  it('say that nothing is seen where there is no worker, or where it breaks', () => {
    const none = makePageEyes(() => {
      throw new Error('no workers here');
    });
    none.look('a', new Blob(), forMargins);
    expect(none.seen('a')).toBeNull();
    const { eyes, worker } = setup();
    eyes.look('a', new Blob(), forMargins);
    worker.onerror?.(new ErrorEvent('error'));
    expect(eyes.seen('a')).toBeNull();
  });

  it('look at one page after the other, and not at what was leafed through meanwhile', () => {
    const { eyes, asked, answer } = setup();
    for (let page = 0; page < 40; page += 1) eyes.look(`page ${page}`, new Blob(), forMargins);
    expect(asked).toHaveLength(1);
    for (let i = 0; i < asked.length; i += 1) answer(asked[i]!.id);
    expect(asked).toHaveLength(11);
    expect([eyes.seen('page 0'), eyes.seen('page 12'), eyes.seen('page 39')]).toEqual([sight, undefined, sight]);
    eyes.look('page 12', new Blob(), forMargins);
    expect(asked).toHaveLength(12);
  });

  it('begin anew after they were stopped', () => {
    const { eyes, asked, started } = setup();
    eyes.look('a', new Blob(), forMargins);
    eyes.stop();
    eyes.look('a', new Blob(), forMargins);
    expect([asked.length, started()]).toEqual([2, 2]);
  });

  it('forget the oldest of very many pages', () => {
    const { eyes, asked, answer } = setup();
    for (let page = 0; page < 450; page += 1) {
      eyes.look(`page ${page}`, new Blob(), forMargins);
      answer(asked.at(-1)!.id);
    }
    expect(eyes.seen('page 0')).toBeUndefined();
    expect(eyes.seen('page 449')).toBe(sight);
  });
});
