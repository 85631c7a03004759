import { untilShown } from '@komawari/shared-ui';
import type { OpeningPage } from '../model/opening/openingChapter';
import type { OpeningBox, OpeningScreen } from '../model/opening/openingScreen';
import { pageFilter } from '../model/settings/pageFilter';
import type { TitleSettings } from '../model/settings/viewerSettings';

/** A box on the screen that waits for its picture. */
export interface DrawnBox {
  page: OpeningPage;
  /** Until it is on the screen. */
  show: (objectUrl: string) => Promise<void>;
}

/**
 * Draws the boxes of the first screen into their layer, each with the number of its page until its picture is shown.
 * @param screenAt the screen at a width: that of the window, or of a strip, which may have a scroll bar
 */
export function drawFirstPages(
  layer: HTMLElement,
  screenAt: (width: number) => OpeningScreen,
  settings: TitleSettings,
): DrawnBox[] {
  const whole = screenAt(layer.clientWidth);
  layer.dataset.tone = settings.tone;
  // The bar of the frame, which stands before the layer, will have one.
  if (!whole.strip && settings.edgeSlider === 'off') layer.previousElementSibling?.setAttribute('data-slider', '');
  const view = element(layer, { filter: pageFilter(settings) });
  if (!whole.strip) return whole.boxes.map((box) => drawBox(view, box, whole.isRtl));
  view.dataset.strip = '';
  const column = element(view, { height: `${whole.strip.total}px` });
  // The same window as the stage's, now that there is something to scroll.
  const inner = screenAt(view.clientWidth);
  const { total, top } = inner.strip ?? whole.strip;
  column.style.height = `${total}px`;
  const boxes = inner.boxes.map((box) => drawBox(column, box, inner.isRtl));
  view.scrollTop = top;
  return boxes;
}

function drawBox(place: HTMLElement, { page, left, top, width, height, pictureWidth }: OpeningBox, isRtl: boolean): DrawnBox {
  const box = element(place, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  box.dir = isRtl ? 'rtl' : 'ltr';
  box.dataset.firstPage = box.textContent = String(page.number);
  return {
    page,
    async show(objectUrl) {
      const image = new Image();
      image.alt = '';
      image.style.width = `${pictureWidth}px`;
      // That browsers tell when it is seen (`untilShown`).
      image.setAttribute('elementtiming', '');
      image.src = objectUrl;
      box.append(image);
      await untilShown(image);
      image.dataset.shown = '';
    },
  };
}

function element(parent: HTMLElement, style: Partial<CSSStyleDeclaration>): HTMLElement {
  const child = document.createElement('div');
  Object.assign(child.style, style);
  parent.append(child);
  return child;
}
