import { Activity, type ContextType, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { type Location, UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router-dom';
import { firstPlace, goTo, type Places } from './keptPlaces';

export interface KeptOutletProps {
  /** What tells places apart. At one place a page stays what it is, whatever else the address says. */
  nameOf: (location: Location) => string;
  /** How many of the places that were left stay. */
  count: number;
  /** Whether a place stays when it is left. */
  isKept?: (name: string) => boolean;
}

/** On the box around a page that was left. */
export const LEFT_MARK = 'data-left';

interface Drawn {
  /** Where the visit is, or was when it left. */
  at: ContextType<typeof LocationContext>;
  page: ReactNode;
}

/**
 * An `Outlet` whose pages stay when they are left, out of sight: who comes back finds all as it was, and waits for no drawing. What is
 * out of sight has no effects, so it hears no key, keeps no time and asks for nothing; and its location is the one that it was left at.
 */
export function KeptOutlet({ nameOf, count, isKept = () => true }: KeptOutletProps) {
  const page = useOutlet();
  const at = useContext(LocationContext);
  const name = nameOf(at.location);
  const [before, setPlaces] = useState(() => firstPlace<Drawn>(name, { at, page }));
  const drawn = before[0].drawn.at === at ? before[0].drawn : { at, page };
  // What stood where another place stands now in the history is nowhere that a reader could come back to.
  const isInstead = at.navigationType === 'REPLACE';
  const places = goTo(before, { name, drawn }, (left) =>
    left.filter((place) => isKept(place.name) && !(isInstead && place === before[0])).slice(0, count),
  );
  if (places !== before) setPlaces(places);
  // A new page in front, and those that are there where they are: what is moved in a document loses its layout, and the focus.
  const boxes = [...places].sort((one, other) => other.id - one.id);
  return (
    <>
      <KeepLaidOut places={places} />
      {boxes.map(({ id, drawn: own }) => {
        const isShown = own === drawn;
        return (
          <div
            key={id}
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

/**
 * React gives what it hides `display: none`, with which a browser forgets how it was laid out: a fifth of a second of Home on a phone,
 * when it is shown again. The box around it hides it as well, and keeps that. In front of the pages, whose effects may ask for a layout.
 */
function KeepLaidOut({ places }: { places: Places<unknown> }) {
  // What React has hidden is outside React.
  useLayoutEffect(() => {
    // An open dialog that its page forgot would hold the whole site, and nobody could see it to close it.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>(`[${LEFT_MARK}] dialog[open]`)) {
      // Browsers older than 2022 have none that hold a page.
      if (typeof dialog.close === 'function') dialog.close();
    }
    if (!globalThis.CSS?.supports?.('content-visibility', 'hidden')) return;
    const boxes = document.querySelectorAll(`[${LEFT_MARK}]`);
    takeDisplayBack(boxes);
    // React gives it again with each update of what it has hidden.
    const observer = new MutationObserver(() => takeDisplayBack(boxes));
    for (const box of boxes) observer.observe(box, { subtree: true, childList: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [places]);
  return null;
}

function takeDisplayBack(boxes: Iterable<Element>): void {
  for (const { children } of boxes) {
    for (const child of children) if (child instanceof HTMLElement && child.style.display === 'none') child.style.display = '';
  }
}
