import { paths } from '@komawari/shared-domain';
import { Link, useLocation } from '@komawari/shared-state';
import { classNames, IconButton, iconButtonClass, MenuIcon, SearchIcon } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages as navigationMessages } from '../navigation/messages';
import { NavigationLinks } from '../navigation/NavigationLinks';
import styles from './Header.module.css';
import { MenuPanel, SettingsPanel } from './headerPanels';
import { LanguageButton } from './LanguageButton';
import { Logo } from './Logo';
import { messages } from './messages';
import { SearchBox } from './SearchBox';
import { ThemeButton } from './ThemeButton';
import { useIsCondensed } from './useIsCondensed';
import { useOpenHere } from './useOpenHere';

/** The bar above every page of the main layout (docs/specification.md §2, Header and menus). */
export function Header() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { sentinel, isCondensed } = useIsCondensed();
  const menu = useOpenHere();
  const settings = useOpenHere();
  const isSearch = pathname === paths.search();
  const hasLanguageButton = !pathname.startsWith(`${paths.titles()}/`);
  function handleSettings() {
    menu.close();
    settings.open();
  }
  return (
    <>
      <div ref={sentinel} className={styles.sentinel} />
      <header className={styles.header} data-shown-whole="">
        <div className={classNames(styles.bar, isCondensed && styles.condensed)}>
          <Logo />
          <nav className={styles.navigation} aria-label={intl.formatMessage(navigationMessages.label)}>
            <ul className={styles.entries}>
              <NavigationLinks linkClass={styles.entry} />
            </ul>
          </nav>
          <div className={styles.tools}>
            {/* A page without this button keeps the space for it, so nothing moves on the way to another page. */}
            <div
              className={classNames(styles.wide, styles.language, !hasLanguageButton && styles.absent)}
              aria-hidden={!hasLanguageButton || undefined}
            >
              <LanguageButton onPress={settings.open} />
            </div>
            {!isSearch && <SearchBox />}
            {!isSearch && (
              <Link
                to={paths.search()}
                className={classNames(iconButtonClass(), styles.searchLink)}
                aria-label={intl.formatMessage(messages.search)}
              >
                <SearchIcon />
              </Link>
            )}
            <div className={classNames(styles.wide, styles.theme)}>
              <ThemeButton />
            </div>
            <div className={styles.small}>
              <IconButton
                label={intl.formatMessage(messages.menu)}
                icon={<MenuIcon />}
                aria-haspopup="dialog"
                onClick={menu.open}
              />
            </div>
          </div>
        </div>
      </header>
      <MenuPanel isOpen={menu.isOpen} onClose={menu.close} onSettings={hasLanguageButton ? handleSettings : undefined} />
      <SettingsPanel isOpen={settings.isOpen} onClose={settings.close} />
    </>
  );
}
