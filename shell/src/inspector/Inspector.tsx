/** Shows which parts rendered this page, in which versions, and how they loaded. Loads on demand, never in a first screen. */
import { isLocale, type Locale } from '@komawari/shared-domain';
import type { CompositionOutline } from '@komawari/shared-state';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './Inspector.module.css';
import { type InspectorTexts, WORDS } from './inspectorTexts';
import { inspectPage, type PageReport, type PartReport } from './inspectPage';

let close: (() => void) | undefined;

/** Opens the inspector with the current state of the page, or closes it. */
export function toggleInspector(composition: CompositionOutline, page: Window): void {
  if (close) return close();
  const { document } = page;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close?.();
  page.addEventListener('keydown', closeOnEscape);
  const before = document.activeElement;
  close = () => {
    close = undefined;
    page.removeEventListener('keydown', closeOnEscape);
    root.unmount();
    place.remove();
    if (before instanceof HTMLElement) before.focus();
  };
  const report = inspectPage(composition, page);
  const onClose = () => close?.();
  root.render(<Inspector report={report} words={WORDS[localeOf(document)]} onClose={onClose} />);
  return undefined;
}

function localeOf(document: Document): Locale {
  const [language = ''] = document.documentElement.lang.split('-');
  return isLocale(language) ? language : 'en';
}

interface InspectorProps {
  report: PageReport;
  words: InspectorTexts;
  onClose: () => void;
}

function Inspector({ report, words, onClose }: InspectorProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(report, null, 2));
    setIsCopied(true);
  };
  return (
    <section className={styles.panel} role="dialog" aria-label={words.title}>
      <header className={styles.bar}>
        <h2 className={styles.title}>{words.title}</h2>
        <div className={styles.buttons}>
          <button className={styles.button} type="button" onClick={() => void copy()}>
            {isCopied ? words.copied : words.copy}
          </button>
          {/* Someone who opened the inspector with a key continues with the keyboard. */}
          <button className={styles.button} type="button" onClick={onClose} ref={focusOnce}>
            {words.close}
          </button>
        </div>
      </header>
      <p className={styles.quiet}>
        {report.address} · {report.composition}
      </p>
      <ul className={styles.parts}>
        {report.parts.map((part) => (
          <PartRow key={part.name} part={part} words={words} />
        ))}
      </ul>
      <h3 className={styles.title}>{words.shared}</h3>
      <ul className={styles.parts}>
        {report.shared.map(({ name, loaded }) => (
          <li key={name} className={loaded.length > 1 ? styles.wrong : undefined}>
            {name} {loaded.join(', ')} {loaded.length > 1 && `(${words.duplicate})`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PartRow({ part, words }: { part: PartReport; words: InspectorTexts }) {
  const { name, version, status, files, bytes, cachedBytes, phases } = part;
  return (
    <li className={status === 'failed' ? styles.wrong : undefined}>
      <strong>{name}</strong> {version} · {words.status[status]}
      <br />
      <span className={styles.quiet}>
        {words.files}: {files}, {kib(bytes)}
        {cachedBytes > 0 && ` (${words.cached}${cachedBytes < bytes ? `: ${kib(cachedBytes)}` : ''})`}
        {phases.map((phase) => ` · ${words.phases[phase.name]} ${phase.fromMs}–${phase.untilMs} ms`)}
      </span>
    </li>
  );
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus();
}
