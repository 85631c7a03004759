/** The sample's publisher has no app and no page of its own: where it would be, the stores show their comics, and readers theirs. */
export const SAMPLE_ADDRESSES = {
  APP_STORE_URL: 'https://apps.apple.com/us/genre/ios-books/id6018',
  PLAY_STORE_URL: 'https://play.google.com/store/apps/category/COMICS',
  SOCIAL_URL: 'https://mastodon.social/tags/webcomics',
  SOCIAL_URL_ES: 'https://mastodon.social/tags/historieta',
};
