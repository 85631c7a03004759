import { LANGUAGES, type Locale, type Theme } from '@komawari/shared-domain';
import {
  Link,
  Outlet,
  type RemoteRoute,
  selectServiceLanguage,
  selectTheme,
  serviceLanguageChosen,
  themeChosen,
  useAppDispatch,
  useAppSelector,
} from '@komawari/shared-state';
import styles from './Frame.module.css';
import { samplePath } from './samplePath';
import { useSampleContent } from './useSampleContent';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export interface FrameProps {
  folder: string;
  /** The version of the build, or where else the remote comes from. */
  version: string;
  routes: readonly RemoteRoute[];
}

/** One bar above the page: which remote this is, its routes with sample content, language and theme. */
export function Frame({ folder, version, routes }: FrameProps) {
  const locale = useAppSelector(selectServiceLanguage);
  const theme = useAppSelector(selectTheme);
  const dispatch = useAppDispatch();
  const content = useSampleContent(locale);
  return (
    <>
      <nav className={styles.bar} aria-label="Standalone">
        <strong>{folder}</strong>
        <span>{version}</span>
        <a href="/">pages and states</a>
        {routes.map(({ path }) => (
          <Link key={path} to={samplePath(path, content, locale)}>
            {path}
          </Link>
        ))}
        <span className={styles.choices}>
          <select
            aria-label="Language"
            value={locale}
            // The option values are the locales.
            onChange={({ target }) => dispatch(serviceLanguageChosen(target.value as Locale))}
          >
            {LANGUAGES.map((language) => (
              <option key={language.locale} value={language.locale}>
                {language.nativeName}
              </option>
            ))}
          </select>
          <select
            aria-label="Theme"
            value={theme}
            // The option values are the themes.
            onChange={({ target }) => dispatch(themeChosen(target.value as Theme))}
          >
            {THEMES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </span>
      </nav>
      <Outlet />
    </>
  );
}
