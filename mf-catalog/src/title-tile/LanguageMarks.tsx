import { languageInfo, localeOf } from '@komawari/shared-domain';
import type { Title } from '@komawari/shared-proto';
import styles from './LanguageMarks.module.css';

/** Which languages a work is offered in, as short codes. For lists in which several languages mix (look: cover tile). */
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
