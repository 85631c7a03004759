export type StateKind = 'empty' | 'error' | 'offline' | 'maintenance' | 'blocked';

/** The subject of a drawing: a state, or what is empty. */
export type DrawingName =
  | StateKind
  | 'bareWall'
  | 'emptyCalendar'
  | 'emptyHistory'
  | 'emptyStand'
  | 'firstChapter'
  | 'noAnswers'
  | 'noChapters'
  | 'noComments'
  | 'noNews'
  | 'nothingFound'
  | 'unwritten';
