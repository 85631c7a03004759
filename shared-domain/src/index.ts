/**
 * Rules and facts about comics on which the server and the remotes agree. Pure, and bundled into every package that uses them.
 */

export { decodeSegment } from './addresses/decodeSegment';
export { MAX_ID, parseId } from './addresses/parseId';
export { pageOfFolder, parsePagePath } from './addresses/parsePagePath';
export type { FeedPaths } from './addresses/paths';
export * as paths from './addresses/paths';
export { retryPath, withoutRetry } from './addresses/retryPath';
export type { ChapterAccess, ChapterTimes } from './chapters/chapterAccess';
export { chapterAccess, chapterDeadline, isReadable, LEAVING_SOON_SECONDS, ticketOnlyTimes } from './chapters/chapterAccess';
export type { ChapterLabel } from './chapters/chapterNumber';
export { chapterNumber, isSameChapter, NUMBER_PATTERN, ONE_SHOT, parseChapterLabel } from './chapters/chapterNumber';
export { missingChapters } from './chapters/missingChapters';
export type { ChapterOrder } from './chapters/orderedRanges';
export { missingCount, orderedRanges } from './chapters/orderedRanges';
export type { ChapterInTitle } from './chapters/titleAccess';
export { chapterRanges, isInRanges, titleAccess } from './chapters/titleAccess';
export { calendarDay, utcDay } from './days/calendarDay';
export { DAY_MS, DAY_SECONDS } from './days/daySeconds';
export type { DaysAgo } from './days/recency';
export { daysAgo, OLDEST_UPDATE_DAYS, recencyLabel } from './days/recency';
export type { FeedbackType } from './forms/feedback';
export { FEEDBACK_TYPES, isFeedbackMessage, MAX_FEEDBACK_LENGTH } from './forms/feedback';
export type { SurveyRules } from './forms/survey';
export {
  isSurveyKey,
  MAX_ANSWER_LENGTH,
  MAX_ANSWERS,
  MAX_OTHER_ANSWER_LENGTH,
  MAX_SURVEY_LENGTH,
  SURVEY_RULES,
} from './forms/survey';
export type { LanguageInfo } from './languages/languages';
export {
  FALLBACK_LOCALE,
  LANGUAGES,
  languageInfo,
  languageOfCode,
  languageOfWire,
  localeOf,
  parseLanguageTag,
} from './languages/languages';
export type { Locale } from './languages/locales';
export { isLocale, LOCALES } from './languages/locales';
export type { PreferredLanguages } from './languages/preferredLanguages';
export { inPreferredLanguages, preferredLanguages } from './languages/preferredLanguages';
export { preferredSibling, siblingTitles } from './languages/siblingTitles';
export { applyImageKey } from './pictures/applyImageKey';
export type { ImageQuality } from './pictures/imageQuality';
export { DEFAULT_IMAGE_QUALITY, IMAGE_QUALITIES, isImageQuality } from './pictures/imageQuality';
export type { PictureSize } from './pictures/pageShape';
export { isSpreadShape, isVerticalStrip, isWideScroll, USUAL_PAGE_SIZE, usualPageSize } from './pictures/pageShape';
export { isSpreadHalf, isStripPiece, isWidePage, PAGE_TYPES, pageTypeOfFileName } from './pictures/pageType';
export type { ReadingDirection } from './pictures/readingDirection';
export { directionFlags, READING_DIRECTIONS, readingDirection } from './pictures/readingDirection';
export { PICTURE_WIDTHS, RENDITION_WIDTHS, renditionAddress, renditionWidths } from './pictures/renditions';
export type { Theme } from './site/choiceCookies';
export { CHOICE_COOKIES, GDPR_ACCEPTED, isChosenTheme } from './site/choiceCookies';
export {
  isKeptInfo,
  isKeptStill,
  KEPT_CACHE,
  KEPT_CHECK_ADDRESS,
  KEPT_UNTIL_HEADER,
  type KeptInfo,
  keptAddresses,
  keptChapterAddress,
  keptInfoAddress,
} from './site/keptChapters';
export { LANGUAGE_CHOICE, languageChoiceAddress } from './site/languageChoice';
export { LEGAL_PAGES, type LegalPage } from './site/legalPages';
export { chapterPageName, pageTitle, SITE_NAME, titlePageName } from './site/pageTitles';
export { isServerPath, SERVER_PATHS } from './site/serverPaths';
export { isSessionId, SESSION_COOKIE, SESSION_HEADER } from './site/session';
export { COMPOSITION_HEADER, PREVIEW_HEADER, SHELL_DOCUMENT } from './site/shellDocument';
export { findWords, hasWord, splitWords } from './words/findWords';
export { foldedText, foldText } from './words/foldText';
