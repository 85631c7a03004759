// Generated from proto/ by `npm run proto`. Do not edit.
/** Content and interface languages. The product offers the first seven. */
export const Language = {
  ENGLISH: 0,
  SPANISH: 1,
  FRENCH: 2,
  INDONESIAN: 3,
  PORTUGUESE_BR: 4,
  RUSSIAN: 5,
  THAI: 6,
  GERMAN: 7,
  ITALIAN: 8,
  VIETNAMESE: 9,
} as const;
export type Language = (typeof Language)[keyof typeof Language];

/** How the target of an action opens. */
export const PresentationMethod = {
  PUSH: 0,
  MODAL: 1,
  EXTERNAL: 2,
} as const;
export type PresentationMethod = (typeof PresentationMethod)[keyof typeof PresentationMethod];

/** Known to other clients alone: no screen reads it. */
export const TitleUpdateStatus = {
  NONE: 0,
  NEW: 1,
  UP: 2,
  REEDITION: 3,
  CREATORS_STATUS: 4,
  OUR_PICKS: 5,
} as const;
export type TitleUpdateStatus = (typeof TitleUpdateStatus)[keyof typeof TitleUpdateStatus];

/** Known to other clients alone: no screen reads it. */
export const ChapterAccessType = {
  FREE: 0,
  FREE_FOR_FIRST_TIME: 1,
  STANDARD: 2,
  DELUXE: 3,
  LOCKED_AFTER_FREE_READ: 4,
} as const;
export type ChapterAccessType = (typeof ChapterAccessType)[keyof typeof ChapterAccessType];

/** When a title is updated. */
export const UpdateTiming = {
  NOT_REGULARLY: 0,
  MONDAY: 1,
  TUESDAY: 2,
  WEDNESDAY: 3,
  THURSDAY: 4,
  FRIDAY: 5,
  SATURDAY: 6,
  SUNDAY: 7,
  DAY: 8,
} as const;
export type UpdateTiming = (typeof UpdateTiming)[keyof typeof UpdateTiming];

/** The age a title is meant for. */
export const Rating = {
  ALLAGE: 0,
  TEEN: 1,
  TEENPLUS: 2,
  MATURE: 3,
} as const;
export type Rating = (typeof Rating)[keyof typeof Rating];

/** Who wrote a message. */
export const ResponseType = {
  QUESTION: 0,
  ANSWER: 1,
} as const;
export type ResponseType = (typeof ResponseType)[keyof typeof ResponseType];

/** What became of a new profile. */
export const UpdateProfileResult = {
  SUCCESS: 0,
  DUPLICATED: 1,
  NG_WORD: 2,
} as const;
export type UpdateProfileResult = (typeof UpdateProfileResult)[keyof typeof UpdateProfileResult];

/** What a client does with an error (docs/specification.md §8). */
export const ErrorAction = {
  DEFAULT: 0,
  UNAUTHORIZED: 1,
  MAINTENANCE: 2,
  GEOIP_BLOCKING: 3,
} as const;
export type ErrorAction = (typeof ErrorAction)[keyof typeof ErrorAction];

/** How a picture sits on a double page. */
export const PageType = {
  SINGLE: 0,
  LEFT: 1,
  RIGHT: 2,
  DOUBLE: 3,
} as const;
export type PageType = (typeof PageType)[keyof typeof PageType];

/** What follows the chapter that was read. */
export const ChapterType = {
  LATEST: 0,
  SEQUENCE: 1,
  NOSEQUENCE: 2,
} as const;
export type ChapterType = (typeof ChapterType)[keyof typeof ChapterType];

/** A comment of a chapter; created is epoch seconds. */
export interface Comment {
  id: number;
  index: number;
  userName: string;
  iconUrl: string;
  isMyComment: boolean;
  alreadyLiked: boolean;
  numberOfLikes: number;
  body: string;
  created: number;
}

/** A picture that a reader can choose for a profile. */
export interface CommentIcon {
  id: number;
  imageUrl: string;
}

/**
 * Comments of one chapter; ifSetUserName says whether the reader has a name. The two names are ours, and are sent only to
 * who asks for a part of the list with order.
 */
export interface CommentListView {
  comments: Comment[];
  ifSetUserName: boolean;
  titleName: string;
  chapterName: string;
}

/** Where a press leads, and how it opens. */
export interface TransitionAction {
  method: PresentationMethod;
  url: string;
}

/** A picture that leads somewhere. */
export interface Banner {
  imageUrl: string;
  action?: TransitionAction;
  id: number;
  /** Ours: what it leads to, for those who do not see the picture. Sent to who asks with names=yes. */
  name: string;
}

/** Text and address offered by the share buttons. */
export interface Sns {
  body: string;
  url: string;
}

/** A popup is exactly one of four kinds; popupId lets a client show it only once. */
export interface Popup {
  popupId: number;
  content?:
    | { kind: 'osDefault'; value: PopupOSDefault }
    | { kind: 'appDefault'; value: PopupAppDefault }
    | { kind: 'movieReward'; value: MovieReward }
    | { kind: 'oneImage'; value: PopupOneImage };
}

/** A plain dialog: texts and up to three buttons. Error texts travel in this form too. */
export interface PopupOSDefault {
  subject: string;
  body: string;
  okButton?: PopupButton;
  neutralButton?: PopupButton;
  cancelButton?: PopupButton;
  language: Language;
}

/** A dialog in the look of the product, with a picture. */
export interface PopupAppDefault {
  subject: string;
  body: string;
  action?: TransitionAction;
  imageUrl: string;
}

/** A full-screen picture; a press follows its action. */
export interface PopupOneImage {
  action?: TransitionAction;
  imageUrl: string;
}

/** A button of a plain dialog. */
export interface PopupButton {
  text: string;
  action?: TransitionAction;
}

/** A film to watch for a reward. */
export interface MovieReward {
  imageUrl: string;
  advertisement?: AdNetworkList;
}

/** Advertisement networks to try, in order. */
export interface AdNetworkList {
  adNetworks: AdNetwork[];
}

/** Exactly one network, with its placement or unit id. */
export interface AdNetwork {
  network?:
    | { kind: 'facebook'; value: AdNetworkFacebook }
    | { kind: 'admob'; value: AdNetworkAdmob }
    | { kind: 'mopub'; value: AdNetworkMopub }
    | { kind: 'adsense'; value: AdNetworkAdsense }
    | { kind: 'applovin'; value: AdNetworkApplovin };
}

export interface AdNetworkFacebook {
  placementID: string;
}

export interface AdNetworkAdmob {
  unitID: string;
}

export interface AdNetworkMopub {
  unitID: string;
}

export interface AdNetworkAdsense {
  unitID: string;
  location: string;
}

export interface AdNetworkApplovin {
  unitID: string;
}

/** Tickets the reader holds, and when the next one comes (epoch seconds). */
export interface UserTickets {
  currentTickets: number;
  nextTicketTimestamp: number;
}

/** A title with the chapter that updated it. */
export interface UpdatedTitle {
  title?: Title;
  chapterId: number;
  chapterName: string;
  chapterSubTitle: string;
  isLatest: boolean;
  /** † */
  isVerticalOnly: boolean;
  /** † */
  isHorizontalOnly: boolean;
}

/** One series in all the languages in which it was updated. */
export interface OriginalTitleGroup {
  /** † */
  theTitle: string;
  /** † */
  chapterNumber: string;
  titles: UpdatedTitle[];
  /** † */
  viewCount: number;
  /** † */
  titleUpdateStatus: TitleUpdateStatus;
  /** † */
  chapterStartTime: number;
}

/** Titles updated on one day; groupName says which. */
export interface UpdatedTitleGroup {
  groupName: string;
  titles: UpdatedTitle[];
}

/** Series updated on one day; groupName says which. */
export interface UpdatedTitleV2Group {
  groupName: string;
  titleGroups: OriginalTitleGroup[];
  /** † */
  groupNameDays: number;
}

/** A named row of titles. */
export interface TitleList {
  listName: string;
  featuredTitles: Title[];
}

/** A title of the reader's history. */
export interface SubscribableTitle {
  title?: Title;
  isLatest: boolean;
  isSubscribed: boolean;
}

/** A title with its next chapter. */
export interface ComingSoonTitle {
  title?: Title;
  nextChapterName: string;
  nextChapterStartTimestamp: number;
}

/** A few pages shown on the home screen. */
export interface TitleHighlight {
  title?: Title;
  chapterId: number;
  pageUrlList: string[];
  pageHeight: number;
  pageWidth: number;
  isVerticalOnly: boolean;
  /** † */
  isHorizontalOnly: boolean;
}

/** The home screen of apps. */
export interface HomeView {
  topBanners: Banner[];
  groups: UpdatedTitleGroup[];
  popup?: Popup;
  displayTrackingPopup: boolean;
}

/** The home screen of apps with history and highlight. */
export interface HomeViewV2 {
  topBanners: Banner[];
  updated: OriginalTitleGroup[];
  history: SubscribableTitle[];
  comingSoon: ComingSoonTitle[];
  highlight?: TitleHighlight;
  popup?: Popup;
  displayTrackingPopup: boolean;
}

/** The home screen of apps, by series. */
export interface HomeViewV3 {
  topBanners: Banner[];
  groups: UpdatedTitleV2Group[];
  popup?: Popup;
  displayTrackingPopup: boolean;
}

/** The home screen of the web. */
export interface WebHomeView {
  topBanners: Banner[];
  groups: UpdatedTitleGroup[];
  ranking: Title[];
  popup?: Popup;
  featuredTitleLists: TitleList[];
}

/** The home screen of the web with history and highlight. */
export interface WebHomeViewV2 {
  topBanners: Banner[];
  updated: OriginalTitleGroup[];
  history: SubscribableTitle[];
  comingSoon: ComingSoonTitle[];
  highlight?: TitleHighlight;
  ranking: Title[];
  popup?: Popup;
  featuredTitleLists: TitleList[];
}

/** The home screen of this product. */
export interface WebHomeViewV3 {
  topBanners: Banner[];
  groups: UpdatedTitleV2Group[];
  ranking: Title[];
  popup?: Popup;
  featuredTitleLists: TitleList[];
}

/** † Known to other clients and not named by the specification: no screen is built on it. */
export interface WebHomeViewV4 {
  topBanners: Banner[];
  groups: UpdatedTitleV2Group[];
  rankedTitles: TitleRankingGroup[];
  popup?: Popup;
  featuredTitleLists: TitleList[];
  serviceAnnouncements: ServiceAnnouncement[];
}

/** † Known to other clients and not named by the specification: no screen is built on it. */
export interface UpdatedTitleListView {
  groups: UpdatedTitleGroup[];
}

/** Every title, in one list. */
export interface AllTitlesView {
  titles: Title[];
}

/** Every series, in all its languages. The field is named as its type: that is the wire's spelling. */
export interface AllTitlesViewV2 {
  groups: AllTitlesGroup[];
}

/** One series in all its languages. */
export interface AllTitlesGroup {
  /** † */
  theTitle: string;
  titles: Title[];
}

/** Titles from hottest down. */
export interface TitleRankingView {
  titles: Title[];
}

/** † Known to other clients and not named by the specification: no screen is built on it. */
export interface TitleRankingViewV2 {
  rankingBanners: Banner[];
  updatedTimeStamp: number;
  rankedTitles: TitleRankingGroup[];
}

/** † Known to other clients and not named by the specification: no screen is built on it. */
export interface TitleRankingGroup {
  originalTitleId: number;
  titles: Title[];
  score: number;
}

/** Recently updated titles, latest first. */
export interface TitleUpdatedView {
  latestTitle: TitleUpdated[];
}

/** A title and the time of its update: epoch seconds as a decimal string. */
export interface TitleUpdated {
  title?: Title;
  updatedTitleTimestamp: string;
}

/** † Known to other clients and not named by the specification: no screen is built on it. */
export interface TitleUpdatedViewV2 {
  titleUpdatedGroup: TitleUpdatedGroup[];
}

/** † Known to other clients and not named by the specification: no screen is built on it. */
export interface TitleUpdatedGroup {
  updatedTitleTimestamp: number;
  latestTitle: AllTitlesGroup[];
}

/** The favorites of the reader. */
export interface SubscribedTitlesView {
  titles: Title[];
}

/** One large and two small banners, then blocks. */
export interface FeaturedTitlesView {
  mainBanner?: Banner;
  subBanner_1?: Banner;
  subBanner_2?: Banner;
  contents: FeaturedTitlesContents[];
}

/** A block is either a banner or a row of titles. */
export interface FeaturedTitlesContents {
  content?:
    | { kind: 'banner'; value: Banner }
    | { kind: 'titleList'; value: TitleList };
}

/** † Known to other clients and not named by the specification: no screen is built on it. */
export interface FeaturedTitlesViewV2 {
  topSearchBanners: Banner[];
  contents: FeaturedTitlesContentsV2[];
}

/** † Known to other clients and not named by the specification: no screen is built on it. */
export interface FeaturedTitlesContentsV2 {
  banner?: Banner;
  titleList?: TitleList;
  rankedTitles: TitleRankingGroup[];
}

/** † Known to other clients and not named by the specification: no screen is built on it. */
export interface AllFreeTitlesView {
  freeTitles: FreeTitle[];
}

/** † Known to other clients and not named by the specification: no screen is built on it. */
export interface FreeTitle {
  title?: Title;
  updatedTitleTimestamp: string;
}

/** A series in one language. Clients require fields 1 to 5 to be non-empty. */
export interface Title {
  titleId: number;
  name: string;
  author: string;
  portraitImageUrl: string;
  landscapeImageUrl: string;
  viewCount: number;
  language: Language;
}

/**
 * One chapter. Clients require 2, 3, 6 and 7 to be non-empty, and take a chapter without subTitle for expired.
 * One client skips unknown varint fields wrongly: leave fields from 11 up unset.
 */
export interface Chapter {
  titleId: number;
  chapterId: number;
  name: string;
  subTitle: string;
  thumbnailUrl: string;
  startTimeStamp: number;
  endTimeStamp: number;
  alreadyViewed: boolean;
  isVerticalOnly: boolean;
  chapterTicketEndtime: number;
  /** † */
  viewedForFree: boolean;
  /** † */
  isHorizontalOnly: boolean;
  /** † */
  viewCount: number;
  /** † */
  commentCount: number;
  /** † */
  isUpdated: boolean;
  /** † */
  chapterType: ChapterAccessType;
}

/**
 * The detail page of a title. Clients require fields 1 to 4 to be non-empty.
 * Middle chapters are not available: fill firstChapterList, lastChapterList and chapterListGroup.
 */
export interface TitleDetailView {
  title?: Title;
  titleImageUrl: string;
  overview: string;
  backgroundImageUrl: string;
  nextTimeStamp: number;
  updateTiming: UpdateTiming;
  viewingPeriodDescription: string;
  nonAppearanceInfo: string;
  firstChapterList: Chapter[];
  lastChapterList: Chapter[];
  banners: Banner[];
  recommendedTitleList: Title[];
  sns?: Sns;
  isSimulReleased: boolean;
  isSubscribed: boolean;
  rating: Rating;
  chaptersDescending: boolean;
  numberOfViews: number;
  publisherItems: PublisherItem[];
  titleBanners: Banner[];
  userTickets?: UserTickets;
  ticketChapterList: Chapter[];
  ticketTitleList: Title[];
  hasChaptersBetween: boolean;
  publisherBanner?: Banner;
  advertisement?: AdNetworkList;
  titleLanguages: TitleLanguages[];
  /** † */
  chapterListGroup: ChapterGroup[];
  /** † */
  regionCode: string;
}

/** A publisher banner with the news it stands for. */
export interface PublisherItem {
  banner?: Banner;
  publisherNews?: PublisherNews;
}

/** The same series in another language. */
export interface TitleLanguages {
  titleId: number;
  language: Language;
}

/**
 * A range of chapters. midChapterList stays empty.
 * † Known to other clients and not named by the specification: no screen is built on it.
 */
export interface ChapterGroup {
  chapterNumbers: string;
  firstChapterList: Chapter[];
  midChapterList: Chapter[];
  lastChapterList: Chapter[];
}

/** A title that can be read with tickets, and the range of chapters they open. */
export interface TicketTitles {
  title?: Title;
  firstTicketChapter: number;
  lastTicketChapter: number;
}

/** Every title that can be read with tickets. */
export interface AllTicketTitlesView {
  ticketTitle: TicketTitles[];
}

/** A piece of news of a publisher. */
export interface PublisherNews {
  id: number;
  publisherId: number;
  publisherName: string;
  subject: string;
  body: string;
  publishedTimeStamp: number;
  action?: TransitionAction;
}

/** News of one publisher, under its banner. */
export interface PublisherNewsListView {
  publisherId: number;
  publisherName: string;
  banner?: Banner;
  newsList: PublisherNews[];
}

/** An announcement: title, HTML body, epoch seconds. */
export interface ServiceAnnouncement {
  title: string;
  body: string;
  date: number;
  /** † */
  id: number;
}

/** Announcements of the service. */
export interface ServiceAnnouncementsView {
  serviceAnnouncements: ServiceAnnouncement[];
}

/** A message of the reader or the answer to it. */
export interface Feedback {
  timeStamp: number;
  body: string;
  responseType: ResponseType;
}

/** The reader's correspondence. */
export interface FeedbackView {
  feedbackList: Feedback[];
}

/** Languages on offer, and what a new reader starts with. */
export interface Languages {
  defaultUiLanguage: Language;
  defaultContentLanguageOne: Language;
  defaultContentLanguageTwo: Language;
  defaultContentLanguageThree: Language;
  availableLanguages: AvailableLanguages[];
}

/** A language and the number of its titles. */
export interface AvailableLanguages {
  language: Language;
  titlesCount: number;
}

/** Settings, counting titles of two languages. */
export interface SettingsView {
  myIcon?: CommentIcon;
  userName: string;
  noticeOfNewsAndEvents: boolean;
  noticeOfUpdatesOfSubscribedTitles: boolean;
  englishTitlesCount: number;
  spanishTitlesCount: number;
}

/** Settings, counting titles of every language. */
export interface SettingsViewV2 {
  myIcon?: CommentIcon;
  userName: string;
  noticeOfNewsAndEvents: boolean;
  noticeOfUpdatesOfSubscribedTitles: boolean;
  availableLanguages: AvailableLanguages[];
}

/** What a reader can choose for the profile. */
export interface ProfileSettingsView {
  iconList: CommentIcon[];
  userName: string;
  myIcon?: CommentIcon;
}

/** Whether the new profile was taken. */
export interface UpdateProfileResultView {
  result: UpdateProfileResult;
}

/** First start, counting titles of two languages. */
export interface InitialView {
  gdprAgreementRequired: boolean;
  englishTitlesCount: number;
  spanishTitlesCount: number;
}

/** First start, counting titles of every language. */
export interface InitialViewV2 {
  gdprAgreementRequired: boolean;
  availableLanguages: AvailableLanguages[];
}

/** The push token as the server keeps it, and when it was kept. */
export interface PushTokenView {
  token: string;
  tokenTimeStamp: number;
}

/** The secret of a newly registered device. */
export interface RegistrationData {
  deviceSecret: string;
}

/** Every answer: success or error, at HTTP status 200 in both cases. */
export interface Response {
  result?:
    | { kind: 'success'; value: SuccessResult }
    | { kind: 'error'; value: ErrorResult };
}

/** Exactly one view. isFeaturedUpdated and languages stand beside it: /web/web_homeV3 answers with a view and languages. */
export interface SuccessResult {
  isFeaturedUpdated: boolean;
  languages?: Languages;
  view?:
    | { kind: 'registrationData'; value: RegistrationData }
    | { kind: 'homeView'; value: HomeView }
    | { kind: 'featuredTitlesView'; value: FeaturedTitlesView }
    | { kind: 'allTitlesView'; value: AllTitlesView }
    | { kind: 'titleRankingView'; value: TitleRankingView }
    | { kind: 'subscribedTitlesView'; value: SubscribedTitlesView }
    | { kind: 'titleDetailView'; value: TitleDetailView }
    | { kind: 'commentListView'; value: CommentListView }
    | { kind: 'mangaViewer'; value: MangaViewer }
    | { kind: 'webHomeView'; value: WebHomeView }
    | { kind: 'settingsView'; value: SettingsView }
    | { kind: 'profileSettingsView'; value: ProfileSettingsView }
    | { kind: 'updateProfileResultView'; value: UpdateProfileResultView }
    | { kind: 'serviceAnnouncementsView'; value: ServiceAnnouncementsView }
    | { kind: 'initialView'; value: InitialView }
    | { kind: 'feedbackView'; value: FeedbackView }
    | { kind: 'publisherNewsListView'; value: PublisherNewsListView }
    | { kind: 'questionnaireView'; value: QuestionnaireView }
    | { kind: 'titleUpdatedView'; value: TitleUpdatedView }
    | { kind: 'homeViewV2'; value: HomeViewV2 }
    | { kind: 'updatedTitleListView'; value: UpdatedTitleListView }
    | { kind: 'allTicketTitlesView'; value: AllTicketTitlesView }
    | { kind: 'homeViewV3'; value: HomeViewV3 }
    | { kind: 'allTitlesViewV2'; value: AllTitlesViewV2 }
    | { kind: 'settingsViewV2'; value: SettingsViewV2 }
    | { kind: 'titleUpdatedViewV2'; value: TitleUpdatedViewV2 }
    | { kind: 'initialViewV2'; value: InitialViewV2 }
    | { kind: 'webHomeViewV2'; value: WebHomeViewV2 }
    | { kind: 'webHomeViewV3'; value: WebHomeViewV3 }
    | { kind: 'pushTokenView'; value: PushTokenView }
    | { kind: 'allFreeTitlesView'; value: AllFreeTitlesView }
    | { kind: 'titleRankingViewV2'; value: TitleRankingViewV2 }
    | { kind: 'webHomeViewV4'; value: WebHomeViewV4 }
    | { kind: 'featuredTitlesViewV2'; value: FeaturedTitlesViewV2 };
}

/** What went wrong, and the texts to show. Fill englishPopup, spanishPopup and popups, one per language. */
export interface ErrorResult {
  action: ErrorAction;
  englishPopup?: PopupOSDefault;
  spanishPopup?: PopupOSDefault;
  debugInfo: string;
  popups: PopupOSDefault[];
}

/** Whether this reader has answered the survey. */
export interface QuestionnaireView {
  isAnswered: boolean;
  /** † */
  subject: string;
  /** † */
  questions: Questionnaire[];
  /** † */
  language: Language;
}

/** One question of the survey. */
export interface Questionnaire {
  description: string;
  selection: string[];
  numberOfChoices: number;
  hideFreeform: boolean;
  /** † */
  freeForm: string;
  canSkip: boolean;
}

/** When the viewer shows its promo in the reader's region. */
export interface Campaign {
  startTimeStamp: number;
  endTimeStamp: number;
}

/**
 * A chapter to read. The last page is always lastPage with currentChapter;
 * titleId, chapterId and chapterName are always set. The campaigns are ours, and are sent only to who asks with campaigns.
 */
export interface MangaViewer {
  pages: Page[];
  chapterId: number;
  chapters: Chapter[];
  sns?: Sns;
  titleName: string;
  chapterName: string;
  numberOfComments: number;
  isVerticalOnly: boolean;
  titleId: number;
  startFromRight: boolean;
  regionCode: string;
  /** † */
  titleAvailableLanguages: TitleLanguages[];
  campaigns: Campaign[];
}

/** Exactly one kind of page. A client that does not know a kind shows the others. */
export interface Page {
  content?:
    | { kind: 'mangaPage'; value: MangaPage }
    | { kind: 'bannerList'; value: BannerList }
    | { kind: 'lastPage'; value: LastPage }
    | { kind: 'advertisement'; value: AdNetworkList }
    | { kind: 'insertBannerList'; value: BannerList };
}

/**
 * A picture of the comic. Clients require fields 1 to 3 to be non-empty.
 * encryptionKey is lower-case hexadecimal, two digits a byte; the image is XORed with it, repeating.
 * It travels beside the URL: it stops hot-linking and is not secrecy. It may be empty.
 * The description is ours: what the page shows, in words, in the language of the title. It is sent only to who asks with descriptions.
 */
export interface MangaPage {
  imageUrl: string;
  width: number;
  height: number;
  type: PageType;
  encryptionKey: string;
  description: string;
}

/** A page of banners. */
export interface BannerList {
  bannerTitle: string;
  banners: Banner[];
}

/** What follows the last picture: the next chapter or its time, comments, banners. */
export interface LastPage {
  currentChapter?: Chapter;
  nextChapter?: Chapter;
  topComments: Comment[];
  isSubscribed: boolean;
  nextTimeStamp: number;
  chapterType: ChapterType;
  advertisement?: AdNetworkList;
  movieReward?: Popup;
  banners: Banner[];
  ticketTitleList: Title[];
  publisherBanner?: Banner;
  userTickets?: UserTickets;
  isNextChapterReadByTicket: boolean;
}
