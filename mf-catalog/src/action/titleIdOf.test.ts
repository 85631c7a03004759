import { PresentationMethod } from '@komawari/shared-proto';
import { titleIdOf } from './titleIdOf';

const push = (url: string) => ({ method: PresentationMethod.PUSH, url });

test('knows the title that a banner leads to', () => {
  expect(titleIdOf(push('/titles/12'))).toBe(12);
  expect(titleIdOf(push('/publisher_news/3'))).toBeUndefined();
});
