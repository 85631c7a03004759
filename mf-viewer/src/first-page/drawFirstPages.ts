import { untilShown } from '@komawari/shared-ui';
import type { OpeningPage } from '../model/opening/openingChapter';
import type { OpeningBox, OpeningScreen } from '../model/opening/openingScreen';
import { pageFilter } from '../model/settings/pageFilter';
import type { TitleSettings } from '../model/settings/viewerSettings';

/** A box on the screen that waits for its picture. */
export interface DrawnBox {
  page: OpeningPage;
  /** Resolves when the picture is on the screen. */
  show: (objectUrl: string) => Promise<void>;
}

/**
 * Draws the boxes of the first screen into the layer. Each shows its page number until its picture is visible.
 * @param screenAt returns the screen for a width: the window's width, or that of a strip, which may have a scroll bar
 */
export function drawFirstPages(
  layer: HTMLElement,
  screenAt: (width: number) => OpeningScreen,
  settings: TitleSettings,
): DrawnBox[] {
  const whole = screenAt(layer.clientWidth);
  layer.dataset.tone = settings.tone;
  // The bar of the frame, the previous sibling of the layer, will have a slider.
  if (!whole.strip && settings.edgeSlider === 'off') layer.previousElementSibling?.setAttribute('data-slider', '');
  const view = element(layer, { filter: pageFilter(settings) });
  if (!whole.strip) return whole.boxes.map((box) => drawBox(view, box, whole.isRtl));
  view.dataset.strip = '';
  const column = element(view, { height: `${whole.strip.total}px` });
  // The same viewport as the stage, now that there is something to scroll.
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
      // Lets the browser report when the picture is painted (`untilShown`).
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
