import { analyzePixels, type PageAnalysis } from '@komawari/mf-viewer/analysis/analyzePixels';
import { analysisSize } from '@komawari/mf-viewer/bitmap/bitmap';
import sharp from 'sharp';

type Raw = { data: Uint8Array; width: number; height: number };

/** Analyzes a picture as the viewer's worker does, at the same small size. */
export async function analyzeFile(file: Buffer | Raw, isRtl: boolean): Promise<PageAnalysis> {
  const picture = Buffer.isBuffer(file)
    ? sharp(file)
    : sharp(file.data, { raw: { width: file.width, height: file.height, channels: 4 } });
  const whole = await picture.metadata();
  const { width, height } = analysisSize({ width: whole.width, height: whole.height });
  const data = await picture.resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  return analyzePixels({ width, height, data }, { panels: true, isRtl });
}
