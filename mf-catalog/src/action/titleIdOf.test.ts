import { PresentationMethod } from '@komawari/shared-proto';
import { titleIdOf } from './titleIdOf';

const push = (url: string) => ({ method: PresentationMethod.PUSH, url });

test('titleIdOf returns the title id of a title link, and undefined for any other link', () => {
  expect(titleIdOf(push('/titles/12'))).toBe(12);
  expect(titleIdOf(push('/publisher_news/3'))).toBeUndefined();
});
