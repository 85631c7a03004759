import type { Composition, RemoteRoute } from '@komawari/shared-state';
import { languageOfAddress } from './languageOfAddress';

const routes: RemoteRoute[] = [
  { path: '/webview/announcement/:language', page: 'WebviewAnnouncement', chrome: 'webview' },
  { path: '/webview/questionnaire/:lang/:questionnaire_key', page: 'Questionnaire', chrome: 'webview' },
  { path: '/news/:language', page: 'News', chrome: 'main' },
];
const composition = { remotes: [{ routes }] } as unknown as Composition;

test.each<[string, string | undefined]>([
  ['/webview/announcement/th', 'th'],
  ['/webview/announcement/ptb', 'pt'],
  ['/webview/questionnaire/ESP/spring', 'es'],
  ['/webview/announcement/klingon', undefined],
  ['/news/th', undefined],
  ['/updates', undefined],
  ['/updates?lang=th', 'th'],
  ['/updates?lang=tha', undefined],
  ['/webview/announcement/es?lang=th', 'es'],
])('%s names the language %p', (address, locale) => {
  expect(languageOfAddress(composition, new URL(address, 'https://komawari.test'))).toBe(locale);
});
