import { PresentationMethod } from '@komawari/shared-proto';
import { actionTarget } from './actionTarget';

const push = (url: string) => ({ method: PresentationMethod.PUSH, url });

describe('actionTarget', () => {
  it('opens a page of the site in place', () => {
    expect(actionTarget(push('/titles/12'))).toEqual({ kind: 'page', path: '/titles/12' });
  });

  it('opens an external action in a new tab', () => {
    const action = { method: PresentationMethod.EXTERNAL, url: 'https://example.com/' };
    expect(actionTarget(action)).toEqual({ kind: 'address', href: 'https://example.com/', isNewTab: true });
  });

  it.each([
    '',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'java\nscript:alert(1)',
    'data:text/html,x',
  ])('refuses the URL %j', (url) => {
    expect(actionTarget(push(url))).toBeUndefined();
  });

  it('returns nothing without an action', () => {
    expect(actionTarget(undefined)).toBeUndefined();
  });
});
