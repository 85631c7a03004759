import { languageInfo, localeOf } from '@komawari/shared-domain';
import type { Title } from '@komawari/shared-proto';
import styles from './LanguageMarks.module.css';

/** The languages in which a work is available, as short codes. For lists that mix several languages (style: cover tile). */
export function LanguageMarks({ titles }: { titles: readonly Pick<Title, 'language'>[] }) {
  const locales = titles.map(({ language }) => localeOf(language)).filter((locale) => locale !== undefined);
  return (
    <span className={styles.marks}>
      {locales.map((locale) => (
        <abbr key={locale} className={styles.mark} title={languageInfo(locale).nativeName}>
          {locale.toUpperCase()}
        </abbr>
      ))}
    </span>
  );
}
