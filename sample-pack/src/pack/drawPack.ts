import { join } from 'node:path';
import { loadCommonWords, readYaml } from '../story/loadStory';
import type { Story } from '../story/story';
import { fingerprintOf, keepOnlyCurrent } from './fingerprint';
import { writePackYaml } from './packYaml';
import { makePlan, type Selection, unitsOf } from './plan';
import type { Task } from './task';
import { ThreadPool } from './threadPool';

export const STAGES = ['shelf', 'all'] as const;
export type Stage = (typeof STAGES)[number];

/** Progress events of `drawPack`, one line of NDJSON each. */
export type PackEvent =
  | { stage: Stage; done: number; total: number; what: string }
  | { ready: 'chapter'; work: string; lang: string; number: number }
  | { ready: 'shelf' }
  | { ready: 'all' };

export interface DrawOptions extends Selection {
  out: string;
  stage?: Stage;
  threads?: number;
  signal?: AbortSignal;
  onEvent?: (event: PackEvent) => void;
}

/** Draws the sample pack into a folder, and keeps what is current there. You can stop it and start it again at any time. */
export async function drawPack({
  out,
  stage = 'all',
  threads = 2,
  signal,
  onEvent = () => undefined,
  ...selection
}: DrawOptions): Promise<void> {
  const plan = makePlan(selection);
  const common = loadCommonWords();
  for (const story of plan.stories)
    keepOnlyCurrent(join(out, 'works', story.key), ['covers', 'chapters'], fingerprintOf([common, drawnPart(story)]));
  // Independent of the selection, because drawing one work must not delete the banners of the others.
  keepOnlyCurrent(join(out, 'images'), [''], fingerprintOf(readYaml('_site.yaml')));
  writePackYaml(out, plan, selection);
  const pool = new ThreadPool(threads, out);
  const stop = (): void => void pool.close();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await drawStage('shelf', plan.shelf);
    onEvent({ ready: 'shelf' });
    if (stage === 'all') {
      await drawStage('all', plan.rest);
      onEvent({ ready: 'all' });
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    await pool.close();
  }

  async function drawStage(name: Stage, tasks: readonly Task[]): Promise<void> {
    const total = unitsOf(tasks);
    let done = 0;
    await pool.run(tasks, ({ what, chapter }) => {
      onEvent({ stage: name, done: ++done, total, what });
      if (chapter) onEvent({ ready: 'chapter', ...chapter });
    });
  }
}

/** The fields that affect the pictures. A new date or view count does not. */
const DRAWN = [
  'style',
  'inks',
  'lean',
  'direction',
  'genres',
  'places',
  'weather',
  'cast',
  'titles',
  'subtitles',
  'beats',
  'fillers',
] as const satisfies readonly (keyof Story)[];

function drawnPart(story: Story): unknown {
  const { pages, count } = story.schedule;
  return { ...Object.fromEntries(DRAWN.map((key) => [key, story[key]])), pages, count };
}
