export type StateKind = 'empty' | 'error' | 'offline' | 'maintenance' | 'blocked';

/** What is drawn: a state, or which thing is empty. */
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
