/**
 * The URLs that engagement owns (docs/specification.md §2). This file is data only: it travels with the deployment and is read
 * without running the remote.
 */
import type { RemoteRoute } from '@komawari/shared-state/contract';

export const routes = [
  {
    path: '/announcement',
    page: 'Announcement',
    chrome: 'main',
    data: [{ path: '/web/announcement', query: { lang: '{lang}' } }],
  },
  { path: '/help', page: 'Help', chrome: 'main', data: [{ path: '/web/faq', query: { lang: '{lang}' } }] },
  {
    path: '/legal/privacy',
    page: 'Legal',
    chrome: 'main',
    data: [{ path: '/web/legal', query: { page: 'privacy', lang: '{lang}' } }],
  },
  {
    path: '/legal/terms',
    page: 'Legal',
    chrome: 'main',
    data: [{ path: '/web/legal', query: { page: 'terms', lang: '{lang}' } }],
  },
  {
    path: '/legal/copyright',
    page: 'Legal',
    chrome: 'main',
    data: [{ path: '/web/legal', query: { page: 'copyright', lang: '{lang}' } }],
  },
  { path: '/feedback', page: 'Feedback', chrome: 'main' },
  {
    path: '/webview/announcement/:language',
    page: 'WebviewAnnouncement',
    chrome: 'webview',
    data: [{ path: '/web/announcement', query: { lang: '{lang}' } }],
  },
  {
    path: '/webview/faq/:language',
    page: 'WebviewFaq',
    chrome: 'webview',
    data: [{ path: '/web/faq', query: { lang: '{lang}' } }],
  },
  { path: '/webview/questionnaire/:lang/:questionnaire_key', page: 'Questionnaire', chrome: 'webview' },
] as const satisfies readonly RemoteRoute[];
