import { render, screen } from '@testing-library/react';
import type { ListFormat, ListTarget } from './listFormat';
import { WindowedList, type WindowedListProps } from './WindowedList';

const FORMAT: ListFormat<number> = {
  blockLength: 60,
  keyOf: (item) => item,
  textOf: (item) => `Series ${item}`,
  classes: { block: 'block', far: 'far', cell: 'cell' },
  farHeight: 'css',
};

const items = Array.from({ length: 150 }, (_, index) => index + 1);

function list(target?: ListTarget, changed: Partial<WindowedListProps<number>> = {}) {
  return (
    <WindowedList
      format={FORMAT}
      items={items}
      firstShown={60}
      target={target}
      renderItem={(item, cell) => (
        <div {...cell}>
          <a href={`#${item}`}>{`Series ${item}`}</a>
        </div>
      )}
      {...changed}
    />
  );
}

describe('a windowed list', () => {
  it('renders only near items, with their position among all items', () => {
    render(list());
    const near = screen.getAllByRole('listitem');
    expect(near).toHaveLength(60);
    expect(near[59]).toHaveAttribute('aria-posinset', '60');
    expect(near[59]).toHaveAttribute('aria-setsize', '150');
    expect(near[59]).toHaveClass('cell');
  });

  it('has an unknown length while more items will come', () => {
    render(list(undefined, { total: -1 }));
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '-1');
  });

  it('keeps the text of far items available to the browser’s search', () => {
    render(list());
    const text = screen.getByText(/Series 100/);
    expect(text).toHaveAttribute('hidden', 'until-found');
    expect(text.textContent?.split('\n')).toEqual(items.slice(60, 120).map((item) => `Series ${item}`));
  });

  it('reserves space only for the items of a short last block', () => {
    const { container } = render(list());
    const far = [...container.querySelectorAll<HTMLElement>('.far')];
    expect(far.map(({ style, children }) => [style.getPropertyValue('--items'), children.length])).toEqual([
      ['60', 1],
      ['30', 1],
    ]);
  });

  it('renders a far target item and focuses it', () => {
    const { rerender } = render(list());
    rerender(list({ index: 140 }));
    expect(screen.getByRole('link', { name: 'Series 141' })).toHaveFocus();
  });

  it('reports once that the target was reached, and moves no focus without a target', () => {
    const onTargetReached = jest.fn();
    const target = { index: 140 };
    const { rerender } = render(list());
    rerender(list(target, { onTargetReached }));
    expect(onTargetReached).toHaveBeenCalledTimes(1);
    rerender(list(undefined, { onTargetReached }));
    const first = screen.getByRole('link', { name: 'Series 1' });
    first.focus();
    rerender(list(undefined, { onTargetReached, items: [...items] }));
    expect(first).toHaveFocus();
    expect(onTargetReached).toHaveBeenCalledTimes(1);
  });

  describe('with more than ten blocks', () => {
    const many = Array.from({ length: 1430 }, (_, index) => index + 1);

    it('has one box for every ten far blocks', () => {
      const { container } = render(list(undefined, { items: many }));
      const far = container.querySelectorAll<HTMLElement>('.far');
      // Nine blocks next to the one that is near, then ten blocks in one box, then the rest.
      expect([...far].map(({ style }) => Number(style.getPropertyValue('--items')))).toEqual([
        ...Array<number>(9).fill(60),
        600,
        230,
      ]);
      expect(far[9]?.textContent?.split('\n')).toEqual(many.slice(600, 1200).map((item) => `Series ${item}`));
    });

    it('focuses an item in a box of ten and renders only its block', () => {
      const { rerender } = render(list(undefined, { items: many }));
      rerender(list({ index: 815 }, { items: many }));
      expect(screen.getByRole('link', { name: 'Series 816' })).toHaveFocus();
      expect(screen.getAllByRole('listitem')).toHaveLength(120);
      expect(screen.getByRole('link', { name: 'Series 816' }).parentElement).toHaveAttribute('aria-posinset', '816');
    });
  });

  it('keeps only the measured height of a far block', () => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 480));
    const { textOf: _, ...rest } = FORMAT;
    const { container, rerender } = render(list(undefined, { format: { ...rest, farHeight: 'measured' } }));
    expect(screen.getAllByRole('listitem')).toHaveLength(60);
    const far = container.querySelectorAll<HTMLElement>('.far');
    expect([...far].map(({ style, textContent }) => [style.height, textContent])).toEqual([
      ['480px', ''],
      ['480px', ''],
    ]);
    rerender(list({ index: 140 }, { format: { ...rest, farHeight: 'measured' } }));
    expect(screen.getAllByRole('listitem')).toHaveLength(90);
    expect(container.querySelectorAll('.far')).toHaveLength(1);
    jest.restoreAllMocks();
  });
});
