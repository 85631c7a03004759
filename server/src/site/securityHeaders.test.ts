import { DEFAULT_SITE_OPTIONS } from '../config/config';
import { contentSecurityPolicy } from './securityHeaders';

/** The hosts that scripts of a page may call. */
function callable(options: Partial<typeof DEFAULT_SITE_OPTIONS>): string | undefined {
  return /connect-src ([^;]*)/.exec(contentSecurityPolicy({ ...DEFAULT_SITE_OPTIONS, ...options }))?.[1];
}

test('a page calls its own host, and others only where the operator has named them', () => {
  expect(callable({})).toBe("'self'");
  expect(callable({ questionnaireBase: 'https://survey.test/api' })).toBe("'self' https://survey.test");
  expect(callable({ analyticsUrl: 'https://count.test/banners?site=1' })).toBe("'self' https://count.test");
});
