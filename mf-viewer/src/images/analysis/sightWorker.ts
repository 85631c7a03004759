/// <reference lib="webworker" />
/** Looks at pages off the main thread: decodes them small and finds panels, gaps and margins. Starts when a reader first asks for any of it. */

import { type LookFor, lookAtPixels, type PageSight } from '../../model/analysis/lookAtPixels';
import { sightSize } from '../../model/bitmap/bitmap';

export interface SightRequest {
  id: number;
  picture: Blob;
  lookFor: LookFor;
}

export interface SightAnswer {
  id: number;
  /** Nothing where the browser cannot draw in a worker, or the picture is broken. */
  sight: PageSight | null;
}

self.onmessage = ({ data: { id, picture, lookFor } }: MessageEvent<SightRequest>) => {
  void look(picture, lookFor)
    .catch(() => null)
    .then((sight) => self.postMessage({ id, sight } satisfies SightAnswer));
};

async function look(picture: Blob, lookFor: LookFor): Promise<PageSight | null> {
  const whole = await createImageBitmap(picture);
  const { width, height } = sightSize(whole);
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(whole, 0, 0, width, height);
  }
  // Full-size pixels are given back at once, not when the collector comes by.
  whole.close();
  return context && lookAtPixels(context.getImageData(0, 0, width, height), lookFor);
}
