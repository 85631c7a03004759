import { deferDistantPictures } from './deferDistantPictures';

const { IntersectionObserver } = globalThis;
/** Reports that the elements are on the screen, as the browser does. */
let scrollTo: (...targets: Element[]) => void;

class FakeObserver {
  private readonly watched = new Set<Element>();
  constructor(tell: (entries: object[]) => void) {
    scrollTo = (...targets) =>
      tell(targets.filter((target) => this.watched.has(target)).map((target) => ({ target, isIntersecting: true })));
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
}

beforeEach(() => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterEach(() => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jest.restoreAllMocks();
  Object.assign(globalThis, { IntersectionObserver });
});

const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

/** The page's HTML arrives. */
async function parse(html: string): Promise<void> {
  document.body.insertAdjacentHTML('beforeend', html);
  await Promise.resolve();
}

async function setup() {
  document.body.replaceChildren();
  let finish = () => {};
  deferDistantPictures(document, new Promise<void>((resolve) => (finish = resolve)));
  await parse('<img src="/first" loading="eager">');
  for (const name of ['a', 'b']) await parse(`<img src="/${name}" srcset="/${name}?w=240 240w" alt="${name}" loading="lazy">`);
  const scripts = async () => {
    finish();
    await Promise.resolve();
  };
  return { scripts, near: document.images[1] as HTMLImageElement };
}

test('a lazy picture loads when it is on the screen, even if the scripts never load', async () => {
  const { near } = await setup();
  expect(pictures()).toEqual(['/first', null, null]);
  expect(near).not.toBeVisible();
  scrollTo(near);
  expect(pictures()).toEqual(['/first', '/a', null]);
  expect(near).toHaveAttribute('srcset', '/a?w=240 240w');
  expect(near).toBeVisible();
});

test('all pictures load when the scripts have loaded, as the server has sent them', async () => {
  const { scripts, near } = await setup();
  scrollTo(near);
  near.src = '/changed';
  await scripts();
  expect(pictures()).toEqual(['/first', '/changed', '/b']);
  expect(document.images[2]).toHaveAttribute('srcset', '/b?w=240 240w');
});

test('pictures that are inserted after the HTML has been parsed are not deferred', async () => {
  await setup();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await Promise.resolve();
  await parse('<img src="/later" loading="lazy">');
  expect(pictures().at(-1)).toBe('/later');
});
