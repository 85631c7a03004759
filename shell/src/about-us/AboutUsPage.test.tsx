import type { Locale } from '@komawari/shared-domain';
import { screen } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';

const about = { en: ['We print at night.', 'Birds read us.'], th: ['เราพิมพ์ตอนกลางคืน'] };

function setup(locale: Locale, words?: typeof about) {
  const environment = { apiBase: '/api', questionnaireBase: '/api', timeZone: 'UTC', ...(words && { about: words }) };
  return renderSite('/about_us', { locale, preloadedState: { environment } });
}

test('About Us shows the text of the publisher in the language of the reader', async () => {
  await setup('th', about);
  expect(screen.getByRole('heading', { level: 1, name: 'เกี่ยวกับเรา' })).toBeInTheDocument();
  expect(screen.getByText('เราพิมพ์ตอนกลางคืน')).not.toHaveAttribute('lang');
  expect(screen.queryByText('We print at night.')).not.toBeInTheDocument();
});

test('About Us falls back to English, marked with lang, when the publisher has no text in that language', async () => {
  await setup('fr', about);
  for (const text of about.en) expect(screen.getByText(text)).toHaveAttribute('lang', 'en');
});

test('without a text of the publisher, About Us is Page Not Found', async () => {
  await setup('en');
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
});
