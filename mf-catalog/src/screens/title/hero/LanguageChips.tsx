import { languageInfo, localeOf, paths, siblingTitles } from '@komawari/shared-domain';
import type { Title, TitleLanguages } from '@komawari/shared-proto';
import { Link } from '@komawari/shared-state';
import { useIntl } from 'react-intl';
import styles from './LanguageChips.module.css';
import { messages } from './messages';

export interface LanguageChipsProps {
  languages: readonly TitleLanguages[];
  current: Title;
}

/** Links to the same series in its other languages, each by its own name (docs/specification.md §2, Title detail). */
export function LanguageChips({ languages, current }: LanguageChipsProps) {
  const { formatMessage } = useIntl();
  const offered = siblingTitles(languages);
  if (offered.length < 2) return null;
  return (
    <nav aria-label={formatMessage(messages.languages)}>
      <ul className={styles.chips}>
        {offered.map(({ locale, titleId }) => (
          <li key={locale}>
            <Link
              to={paths.title(titleId)}
              className={styles.chip}
              lang={languageInfo(locale).tag}
              hrefLang={languageInfo(locale).tag}
              aria-current={locale === localeOf(current.language) ? 'page' : undefined}
              replace
            >
              {languageInfo(locale).nativeName}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
