import { itemAt } from '../itemAt';

const FIRST =
  'Amber Broken Clockwork Distant Electric Floating Gentle Hidden Iron Jade Kindred Lantern Midnight Neon Orchid Paper Quiet Restless Silver Thunder Umbral Velvet Winter Young Zephyr'.split(
    ' ',
  );
const SECOND =
  'Alley Bakery Citadel Dragon Engine Forest Garden Harbor Island Journey Kitchen Library Market Notebook Ocean Planet Quarter Railway School Tower University Village Workshop Year Zoo'.split(
    ' ',
  );
const PEOPLE = 'Aiko Bruno Carla Dimitri Elena Farid Greta Hana Ines Jonas'.split(' ');
const FAMILIES = 'Abe Brandt Costa Duval Endo Fischer Garcia Hughes Ivanova Jansen'.split(' ');

/** Words of the names, for searches that find something. */
export const SEARCHES = ['Clockwork', 'Harbor', 'Silver Tower', 'Hana', 'railwya', 'Midnight'];

/** A unique name for each number. */
export function fakeName(index: number): string {
  const first = itemAt(FIRST, index);
  const second = itemAt(SECOND, Math.floor(index / FIRST.length));
  const round = Math.floor(index / (FIRST.length * SECOND.length));
  return round === 0 ? `${first} ${second}` : `${first} ${second} ${round + 1}`;
}

export function fakeAuthor(index: number): string {
  return `${itemAt(PEOPLE, index)} ${itemAt(FAMILIES, index * 7)}`;
}
