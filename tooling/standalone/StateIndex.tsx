import type { Locale } from '@komawari/shared-domain';
import { type RemoteRoute, selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import styles from './Frame.module.css';
import { callsOf, FAULTS, statesOf } from './faults';
import { samplePath } from './samplePath';
import { useSampleContent } from './useSampleContent';

/** Links to every page of the remote in every state. Each link loads the page again with that fault. */
export function StateIndex({ routes }: { routes: readonly RemoteRoute[] }) {
  const locale: Locale = useAppSelector(selectServiceLanguage);
  const content = useSampleContent(locale);
  return (
    <main className={styles.index}>
      <h1>Pages and states</h1>
      <p>
        A fault meets the first call of the page, and a retry reaches the server; “always” keeps it. “when sending” lets the page
        load and meets what is sent. Sent and completed forms are reached by sending them.
      </p>
      {routes.map(({ path }) => {
        const address = samplePath(path, content, locale);
        const { loads, sends } = callsOf(path);
        const states = Object.keys(statesOf(path));
        return (
          <section key={path}>
            <h2>
              <a href={address}>{path}</a>
            </h2>
            <ul>
              {states.map((name) => (
                <li key={name}>
                  <a href={`${address}?fault=${name}&always`}>{name}</a>
                </li>
              ))}
              {Object.keys(FAULTS).map((name) => (
                <li key={name}>
                  {loads && (
                    <>
                      <a href={`${address}?fault=${name}`}>{name}</a> <a href={`${address}?fault=${name}&always`}>always</a>{' '}
                    </>
                  )}
                  {sends && <a href={`${address}?fault=${name}&sending`}>{loads ? 'when sending' : `${name} when sending`}</a>}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </main>
  );
}
