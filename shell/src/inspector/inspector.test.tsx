import { LOCALES } from '@komawari/shared-domain';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aComposition } from '../composition/testing/aComposition';
import { toggleInspector } from './Inspector';
import { WORDS } from './inspectorTexts';
import { inspectPage } from './inspectPage';
import { openInspectorOnDemand } from './openInspectorOnDemand';

const BASE = new URL('/remotes/mf-catalog/1.0/', window.location.href).href;

/** A file with this many bytes, some of which were sent now. A file from a service worker has only its unpacked size. */
function came(file: string, startTime: number, duration: number, [size, sent]: [size: number, sent: number]) {
  const sizes = { transferSize: sent, encodedBodySize: file.startsWith('messages') ? 0 : size, decodedBodySize: size };
  return { name: `${BASE}${file}`, startTime, duration, ...sizes, entryType: 'resource' } as unknown as PerformanceEntry;
}

beforeEach(() => {
  const retried = came('page.js', 900, 50, [2048, 2348]);
  const timings = [
    came('remoteEntry.js', 100, 40, [1024, 180]),
    { ...retried, name: retried.name.replace('/remotes/', '/~r1/remotes/'), startTime: 150, duration: 100 },
    came('messages-th.js', 110, 20, [700, 0]),
    came('page.css', 110, 60, [512, 812]),
    { ...retried, name: 'https://elsewhere.test/x.js' },
  ];
  // jsdom has no resource timings.
  Object.assign(performance, { getEntriesByType: () => timings });
  const from = 'shell';
  Object.assign(window, {
    __FEDERATION__: {
      __INSTANCES__: [
        {
          shareScopeMap: {
            default: {
              react: { '19.3.1': { from, loaded: true }, '19.2.0': { from: 'mf_catalog', lib: () => ({}) } },
              redux: { '5.0.1': { from, loaded: 1 } },
              unused: { '1.0.0': { from } },
            },
          },
        },
      ],
    },
  });
  document.body.innerHTML = '<div data-remote="mf_catalog" data-status="ready"></div>';
});

test('inspectPage reports the version, files, cached bytes and load phases of each part', () => {
  const { parts, composition } = inspectPage(aComposition(), window);
  expect(composition).toBe('composition');
  expect(parts).toEqual([
    { name: 'shell', version: '1.0', status: 'ready', files: 0, bytes: 0, cachedBytes: 0, phases: [] },
    {
      name: 'mf_catalog',
      version: '1.0',
      status: 'ready',
      files: 4,
      bytes: 2048 + 1024 + 700 + 512,
      cachedBytes: 1024 + 700,
      phases: [
        { name: 'entry', fromMs: 100, untilMs: 140 },
        { name: 'words', fromMs: 110, untilMs: 130 },
        { name: 'styles', fromMs: 110, untilMs: 170 },
        { name: 'pages', fromMs: 150, untilMs: 250 },
      ],
    },
  ]);
});

test('inspectPage reports a part without an element as not shown', () => {
  document.body.innerHTML = '';
  expect(inspectPage(aComposition(), window).parts[1]?.status).toBe('not shown');
});

test('inspectPage lists every loaded version of a shared library and leaves out unused ones', () => {
  expect(inspectPage(aComposition(), window).shared).toEqual([
    { name: 'react', loaded: ['19.2.0 (mf_catalog)', '19.3.1 (shell)'] },
    { name: 'redux', loaded: ['5.0.1 (shell)'] },
  ]);
});

describe('the inspector', () => {
  test('opens with a key in the language of the page, copies its report, and restores the focus', async () => {
    document.documentElement.lang = 'th';
    document.body.insertAdjacentHTML('beforeend', '<button data-inspect></button>');
    const user = userEvent.setup();
    openInspectorOnDemand(aComposition(), window);
    await user.keyboard('k');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    const opener = document.querySelector<HTMLElement>('[data-inspect]')!;
    opener.focus();
    await user.keyboard('{Alt>}{Shift>}[KeyK]{/Shift}{/Alt}');
    const dialog = await screen.findByRole('dialog', { name: WORDS.th.title });
    expect(dialog).toHaveTextContent(`${WORDS.th.files}: 4, 4.2 KiB (${WORDS.th.cached}: 1.7 KiB)`);
    expect(dialog).toHaveTextContent(`react 19.2.0 (mf_catalog), 19.3.1 (shell) (${WORDS.th.duplicate})`);
    expect(screen.getByRole('button', { name: WORDS.th.close })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: WORDS.th.copy }));
    expect(await screen.findByRole('button', { name: WORDS.th.copied })).toBeInTheDocument();
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({ composition: 'composition' });

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    document.documentElement.lang = '';
  });

  test('closes when it is toggled again', () => {
    act(() => toggleInspector(aComposition(), window));
    expect(screen.getByRole('dialog', { name: WORDS.en.title })).toBeInTheDocument();
    act(() => toggleInspector(aComposition(), window));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('the inspector has messages in every language, none of them empty', () => {
  for (const locale of LOCALES) {
    const texts = JSON.stringify(WORDS[locale], (_key, value: unknown) => (value === '' ? undefined : value));
    expect(JSON.parse(texts)).toEqual(WORDS[locale]);
  }
});
