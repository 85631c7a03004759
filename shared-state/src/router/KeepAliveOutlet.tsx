import { Activity, useContext, useState } from 'react';
import { type Location, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { goTo, type KeepAlivePage, startPages } from './keepAlivePages';
import { INACTIVE_PAGE_ATTRIBUTE, PreserveLayout } from './PreserveLayout';
import { type Drawn, useOutletRenderer } from './useOutletRenderer';
import { usePrerenderedPages } from './usePrerenderedPages';

export interface KeepAliveOutletProps {
  /** Identifies a page. A page stays the same whatever else its address says. */
  nameOf: (location: Location) => string;
  /** How many of the pages that were left are kept. */
  count: number;
  /** Whether a page is kept when the reader leaves it. */
  isKept?: (name: string) => boolean;
  /** Whether a page is rendered hidden while the reader presses a link to it. */
  prerenders?: boolean;
}

/**
 * An `Outlet` that keeps pages hidden when the reader leaves them. A reader who comes back finds everything unchanged, and waits
 * for no rendering. A hidden page has no effects, so it handles no keys, runs no timers and makes no calls. Its location is the
 * one at which the reader left it.
 */
export function KeepAliveOutlet({ nameOf, count, isKept = () => true, prerenders = false }: KeepAliveOutletProps) {
  const draw = useOutletRenderer();
  const at = useContext(LocationContext);
  const name = nameOf(at.location);
  const drawn = draw(at);
  const [before, setPages] = useState(() => startPages<Drawn>(name, drawn));
  // After a replace, readers cannot go back to the previous page, so it is not kept.
  const isInstead = at.navigationType === 'REPLACE';
  const pages = goTo(before, { name, drawn }, (left) =>
    left.filter((page) => isKept(page.name) && !(isInstead && page === before[0])).slice(0, count),
  );
  if (pages !== before) setPages(pages);
  const boxes = [...pages, ...usePrerenderedPages(pages, { nameOf, draw, isAsked: prerenders })];
  // New pages go in front, and existing pages stay in place: an element that moves in the document loses its layout and the
  // focus.
  boxes.sort((one, other) => other.id - one.id);
  return (
    <>
      <PreserveLayout keys={boxes.map(keyOf).join()} shown={name} />
      {boxes.map((box) => {
        const { drawn: own } = box;
        const isShown = own === drawn;
        return (
          <div
            key={keyOf(box)}
            data-path={own.at.location.pathname}
            {...(!isShown && { [INACTIVE_PAGE_ATTRIBUTE]: '', style: { contentVisibility: 'hidden' } })}
          >
            <Activity mode={isShown ? 'visible' : 'hidden'}>
              <LocationContext value={own.at}>{own.page}</LocationContext>
            </Activity>
          </div>
        );
      })}
    </>
  );
}

/** A unique key per page, even if a page is rendered ahead and the reader then goes to another one. */
function keyOf({ id, name }: KeepAlivePage<unknown>): string {
  return `${id} ${name}`;
}
