/** Everything that a key, a tap or a button can ask of the viewer. */
export type ViewerAction =
  /** In reading order. */
  | 'next'
  | 'previous'
  /** By the side of the screen, whatever the reading direction is. */
  | 'left'
  | 'right'
  | 'scrollDown'
  | 'scrollUp'
  | 'first'
  | 'last'
  | 'nextChapter'
  | 'previousChapter'
  | 'toggleBars'
  | 'toggleFullscreen'
  | 'toggleHelp'
  | 'toggleOverview'
  | 'openChapters'
  | 'openSettings'
  | 'openComments'
  | 'toggleMode'
  | 'pagesSingle'
  | 'pagesDouble'
  | 'shiftSpread'
  | 'cycleFit'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomFit'
  /** For as long as its key is held. */
  | 'peek'
  | 'leave';

/** The screen side as reading order: in a book read from the right, left is next. */
export function inReadingOrder(action: ViewerAction, isRtl: boolean): ViewerAction {
  if (action === 'left') return isRtl ? 'next' : 'previous';
  if (action === 'right') return isRtl ? 'previous' : 'next';
  return action;
}
