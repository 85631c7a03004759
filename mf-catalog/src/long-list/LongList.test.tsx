import { render, screen } from '@testing-library/react';
import { type ListKind, LongList } from './LongList';

const KIND: ListKind<number> = {
  blockLength: 60,
  keyOf: (item) => item,
  wordsOf: (item) => `Series ${item}`,
  look: { block: 'block', far: 'far', cell: 'cell' },
};

const items = Array.from({ length: 150 }, (_, index) => index + 1);

function list(wanted?: { index: number }) {
  const link = (item: number) => <a href={`#${item}`}>{`Series ${item}`}</a>;
  return <LongList kind={KIND} items={items} render={link} firstShown={60} wanted={wanted} />;
}

describe('a long list', () => {
  it('has what is near in the document, and every item tells its place among all', () => {
    render(list());
    const near = screen.getAllByRole('listitem');
    expect(near).toHaveLength(60);
    expect(near[59]).toHaveAttribute('aria-posinset', '60');
    expect(near[59]).toHaveAttribute('aria-setsize', '150');
  });

  it('keeps the words of what is far open to the browser’s search', () => {
    render(list());
    const words = screen.getByText(/Series 100/);
    expect(words).toHaveAttribute('hidden', 'until-found');
    expect(words.textContent?.split('\n')).toEqual(items.slice(60, 120).map((item) => `Series ${item}`));
  });

  it('leaves room for every item of a short last block', () => {
    const { container } = render(list());
    expect(container.querySelectorAll('.block > .cell')).toHaveLength(90);
  });

  it('goes to an item that was far, with the focus', () => {
    const { rerender } = render(list());
    rerender(list({ index: 140 }));
    expect(screen.getByRole('link', { name: 'Series 141' })).toHaveFocus();
  });
});
