/// <reference lib="webworker" />
/**
 * Analyzes pages off the main thread: decodes them at a small size and finds panels, gaps and margins. Starts on the first
 * request.
 */

import { type AnalysisOptions, analyzePixels, type PageAnalysis } from '../../model/analysis/analyzePixels';
import { analysisSize } from '../../model/bitmap/bitmap';

export interface AnalysisRequest {
  id: number;
  picture: Blob;
  options: AnalysisOptions;
}

export interface AnalysisResponse {
  id: number;
  /** `null` if the browser cannot draw in a worker, or the picture is corrupt. */
  analysis: PageAnalysis | null;
}

self.onmessage = ({ data: { id, picture, options } }: MessageEvent<AnalysisRequest>) => {
  void analyze(picture, options)
    .catch(() => null)
    .then((analysis) => self.postMessage({ id, analysis } satisfies AnalysisResponse));
};

async function analyze(picture: Blob, options: AnalysisOptions): Promise<PageAnalysis | null> {
  const whole = await createImageBitmap(picture);
  const { width, height } = analysisSize(whole);
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(whole, 0, 0, width, height);
  }
  // Releases the full-size pixels at once instead of waiting for garbage collection.
  whole.close();
  return context && analyzePixels(context.getImageData(0, 0, width, height), options);
}
