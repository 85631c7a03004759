import { DEFAULT_SITE_OPTIONS } from '../config/config';
import { contentSecurityPolicy } from './securityHeaders';

/** The hosts that scripts of a page may call. */
function callable(options: Partial<typeof DEFAULT_SITE_OPTIONS>): string | undefined {
  return /connect-src ([^;]*)/.exec(contentSecurityPolicy({ ...DEFAULT_SITE_OPTIONS, ...options }))?.[1];
}

test('connect-src allows the site itself and configured hosts', () => {
  expect(callable({})).toBe("'self'");
  expect(callable({ questionnaireBase: 'https://survey.test/api' })).toBe("'self' https://survey.test");
  expect(callable({ analyticsUrl: 'https://count.test/banners?site=1' })).toBe("'self' https://count.test");
});

test('requires trusted types, with the loader policies of shell or webview', () => {
  const policy = contentSecurityPolicy(DEFAULT_SITE_OPTIONS);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types mf-loader;");
  const webview = contentSecurityPolicy(DEFAULT_SITE_OPTIONS, { isWebview: true });
  expect(webview).toContain("require-trusted-types-for 'script'; trusted-types webview-loader webview-worker;");
});

test('allows a developer’s origin only on pages that show its files', () => {
  const policy = contentSecurityPolicy(DEFAULT_SITE_OPTIONS, { sources: ['http://localhost:8480'] });
  expect(policy).toContain("script-src 'self' http://localhost:8480;");
  expect(policy).toMatch(/connect-src [^;]* http:\/\/localhost:8480 ws:\/\/localhost:8480;/);
  expect(contentSecurityPolicy(DEFAULT_SITE_OPTIONS)).not.toContain('localhost');
});
