import type { PageAnalysis } from '../../model/analysis/analyzePixels';
import type { AnalysisRequest } from './analysisWorker';
import { createPageAnalyzer } from './pageAnalyzer';

const analysis: PageAnalysis = { content: undefined, gaps: [], edge: 'black', panels: undefined };
const forMargins = { panels: false, isRtl: false };
const forPanels = { panels: true, isRtl: false };

function setup() {
  const asked: AnalysisRequest[] = [];
  const worker = {
    postMessage: (request: AnalysisRequest) => void asked.push(request),
    terminate: () => undefined,
  } as unknown as Worker;
  let started = 0;
  const analyzer = createPageAnalyzer(() => {
    started += 1;
    return worker;
  });
  const answer = (id: number) => worker.onmessage?.({ data: { id, analysis } } as MessageEvent);
  return { analyzer, asked, answer, worker, started: () => started };
}

describe('createPageAnalyzer', () => {
  it('starts no worker before the first analysis', () => {
    const { analyzer, started } = setup();
    expect([analyzer.resultOf('a'), started()]).toEqual([undefined, 0]);
    analyzer.analyze('a', new Blob(), forMargins);
    expect(started()).toBe(1);
  });

  it('analyzes a page once and notifies subscribers of the result', () => {
    const { analyzer, asked, answer } = setup();
    let told = 0;
    analyzer.subscribe(() => (told += 1));
    analyzer.analyze('a', new Blob(), forPanels);
    analyzer.analyze('a', new Blob(), forPanels);
    analyzer.analyze('a', new Blob(), forMargins);
    expect(asked).toHaveLength(1);
    answer(asked[0]!.id);
    expect([analyzer.resultOf('a'), told, analyzer.version()]).toEqual([analysis, 1, 1]);
  });

  it('analyzes a page again when panels are requested later, and keeps the old result meanwhile', () => {
    const { analyzer, asked, answer } = setup();
    analyzer.analyze('a', new Blob(), forMargins);
    answer(asked[0]!.id);
    analyzer.analyze('a', new Blob(), forPanels);
    expect(asked[1]!.options.panels).toBe(true);
    expect(analyzer.resultOf('a')).toBe(analysis);
  });

  it('returns null when the worker cannot start or fails', () => {
    const none = createPageAnalyzer(() => {
      throw new Error('no workers here');
    });
    none.analyze('a', new Blob(), forMargins);
    expect(none.resultOf('a')).toBeNull();
    const { analyzer, worker } = setup();
    analyzer.analyze('a', new Blob(), forMargins);
    worker.onerror?.(new ErrorEvent('error'));
    expect(analyzer.resultOf('a')).toBeNull();
  });

  it('analyzes one page at a time and drops all but the newest queued pages', () => {
    const { analyzer, asked, answer } = setup();
    for (let page = 0; page < 40; page += 1) analyzer.analyze(`page ${page}`, new Blob(), forMargins);
    expect(asked).toHaveLength(1);
    for (let i = 0; i < asked.length; i += 1) answer(asked[i]!.id);
    expect(asked).toHaveLength(11);
    expect([analyzer.resultOf('page 0'), analyzer.resultOf('page 12'), analyzer.resultOf('page 39')]).toEqual([
      analysis,
      undefined,
      analysis,
    ]);
    analyzer.analyze('page 12', new Blob(), forMargins);
    expect(asked).toHaveLength(12);
  });

  it('starts a new worker after it was stopped', () => {
    const { analyzer, asked, started } = setup();
    analyzer.analyze('a', new Blob(), forMargins);
    analyzer.stop();
    analyzer.analyze('a', new Blob(), forMargins);
    expect([asked.length, started()]).toEqual([2, 2]);
  });

  it('evicts the oldest results', () => {
    const { analyzer, asked, answer } = setup();
    for (let page = 0; page < 450; page += 1) {
      analyzer.analyze(`page ${page}`, new Blob(), forMargins);
      answer(asked.at(-1)!.id);
    }
    expect(analyzer.resultOf('page 0')).toBeUndefined();
    expect(analyzer.resultOf('page 449')).toBe(analysis);
  });
});
