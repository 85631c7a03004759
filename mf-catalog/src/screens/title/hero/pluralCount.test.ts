import { createIntl } from 'react-intl';
import russian from '../../../locales/ru.json';
import { pluralCount } from './pluralCount';

const intl = createIntl({ locale: 'ru', messages: russian });

function views(count: number): string {
  const shown = intl.formatNumber(count, { notation: 'compact' });
  return intl.formatMessage({ id: 'catalog.title.views' }, { count: pluralCount(count), views: shown }).replaceAll('\u00a0', ' ');
}

test.each([
  [1, '1 просмотр'],
  [23, '23 просмотра'],
  [83_241, '83 тыс. просмотров'],
  [1_500, '1,5 тыс. просмотров'],
  [2_000_001, '2 млн просмотров'],
])('pluralCount gives the right Russian plural for %d views: %s', (count, words) => {
  expect(views(count)).toBe(words);
});
