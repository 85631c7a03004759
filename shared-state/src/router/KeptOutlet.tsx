import { Activity, useContext, useState } from 'react';
import { type Location, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { KeepLaidOut, LEFT_MARK } from './KeepLaidOut';
import { goTo, type KeptPage, startPages } from './keptPages';
import { useAhead } from './useAhead';
import { type Drawn, useDrawing } from './useDrawing';

export interface KeptOutletProps {
  /** What tells pages apart. A page stays what it is, whatever else the address says. */
  nameOf: (location: Location) => string;
  /** How many of the pages that were left stay. */
  count: number;
  /** Whether a page stays when it is left. */
  isKept?: (name: string) => boolean;
  /** Whether a page is drawn out of sight while a link to it is being pressed. */
  drawsAhead?: boolean;
}

/**
 * An `Outlet` whose pages stay when they are left, out of sight: who comes back finds all as it was, and waits for no drawing. What is
 * out of sight has no effects, so it hears no key, keeps no time and asks for nothing; and its location is the one that it was left at.
 */
export function KeptOutlet({ nameOf, count, isKept = () => true, drawsAhead = false }: KeptOutletProps) {
  const draw = useDrawing();
  const at = useContext(LocationContext);
  const name = nameOf(at.location);
  const drawn = draw(at);
  const [before, setPages] = useState(() => startPages<Drawn>(name, drawn));
  // What stood where another page stands now in the history is nowhere that a reader could come back to.
  const isInstead = at.navigationType === 'REPLACE';
  const pages = goTo(before, { name, drawn }, (left) =>
    left.filter((page) => isKept(page.name) && !(isInstead && page === before[0])).slice(0, count),
  );
  if (pages !== before) setPages(pages);
  const boxes = [...pages, ...useAhead(pages, { nameOf, draw, isAsked: drawsAhead })];
  // A new page in front, and those that are there where they are: what is moved in a document loses its layout, and the focus.
  boxes.sort((one, other) => other.id - one.id);
  return (
    <>
      <KeepLaidOut keys={boxes.map(keyOf).join()} shown={name} />
      {boxes.map((box) => {
        const { drawn: own } = box;
        const isShown = own === drawn;
        return (
          <div
            key={keyOf(box)}
            data-path={own.at.location.pathname}
            {...(!isShown && { [LEFT_MARK]: '', style: { contentVisibility: 'hidden' } })}
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

/** Each page has its own, also when it is drawn ahead and another one is gone to. */
function keyOf({ id, name }: KeptPage<unknown>): string {
  return `${id} ${name}`;
}
