import { LEGAL_PAGES, type LegalPage as LegalPageKey, paths } from '@komawari/shared-domain';
import { matchPath, Redirect, selectServiceLanguage, useAppSelector, useLocation } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import styles from '../accordion/AccordionLayout.module.css';
import { LegalText } from './LegalText';
import { legalTitles } from './legalMessages';

/** `/legal/privacy`, `/legal/terms`, `/legal/copyright`: the publisher's texts from its content pack (our addition). */
export function LegalPage() {
  const { pathname } = useLocation();
  const page = LEGAL_PAGES.find((candidate) => matchPath(paths.legal(candidate), pathname));
  return page ? <PageOf page={page} /> : <Redirect to={paths.error()} />;
}

function PageOf({ page }: { page: LegalPageKey }) {
  const { formatMessage } = useIntl();
  const locale = useAppSelector(selectServiceLanguage);
  const title = formatMessage(legalTitles[page]);
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <LegalText page={page} locale={locale} />
    </div>
  );
}
