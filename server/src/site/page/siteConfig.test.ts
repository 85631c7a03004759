import { DEFAULT_SITE_OPTIONS } from '../../config/config';
import { siteConfig } from './siteConfig';

test('a browser is told what is set, and nothing of what is not', () => {
  expect(siteConfig(DEFAULT_SITE_OPTIONS, [])).toEqual({ apiBase: '/api', questionnaireBase: '/api' });
  const options = { ...DEFAULT_SITE_OPTIONS, ads: 'house' as const, socialUrl: 'https://s.test' };
  expect(siteConfig(options, ['terms'], 'BKey')).toEqual({
    apiBase: '/api',
    questionnaireBase: '/api',
    ads: 'house',
    socialUrl: 'https://s.test',
    legalPages: ['terms'],
    pushKey: 'BKey',
  });
});
