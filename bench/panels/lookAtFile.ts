import { lookAtPixels, type PageSight } from '@komawari/mf-viewer/analysis/lookAtPixels';
import { sightSize } from '@komawari/mf-viewer/bitmap/bitmap';
import sharp from 'sharp';

type Raw = { data: Uint8Array; width: number; height: number };

/** Looks at a picture as the viewer's worker does, in the same small size. */
export async function lookAtFile(file: Buffer | Raw, isRtl: boolean): Promise<PageSight> {
  const picture = Buffer.isBuffer(file)
    ? sharp(file)
    : sharp(file.data, { raw: { width: file.width, height: file.height, channels: 4 } });
  const whole = await picture.metadata();
  const { width, height } = sightSize({ width: whole.width, height: whole.height });
  const data = await picture.resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  return lookAtPixels({ width, height, data }, { panels: true, isRtl });
}
