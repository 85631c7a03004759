import { paths } from '@komawari/shared-domain';
import { Link, selectSiteName, useAppSelector } from '@komawari/shared-state';
import { ChevronDownIcon, classNames, IconButton, iconButtonClass, SettingsIcon, SiteMark } from '@komawari/shared-ui';
import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useTitleLang } from '../../chapter/useTitleLang';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { BarFrame } from './BarFrame';
import styles from './Bars.module.css';
import { FullscreenIcon, GridIcon, LeaveFullscreenIcon } from './barIcons';
import { messages } from './messages';
import type { Bars } from './useBars';

/** The panels with a button in the bar. The bar is rendered before the reader. */
export type BarPanel = 'chapters' | 'settings' | 'overview';

export interface TopBarProps {
  chapter: ReadingChapter;
  bars: Bars;
  onPanel: (panel: BarPanel) => void;
  fullscreen: { isPossible: boolean; isOn: boolean; toggle: () => void };
  /** Further buttons, beside the names. */
  children: ReactNode;
}

/** Logo, title, chapter and settings (docs/specification.md §2, Viewer). Turning a page does not render it again. */
export const TopBar = memo(function TopBar({ chapter, bars, onPanel, fullscreen, children }: TopBarProps) {
  const { formatMessage } = useIntl();
  const site = useAppSelector(selectSiteName);
  const lang = useTitleLang(chapter.titleId);
  return (
    <BarFrame edge="top" label={formatMessage(messages.top)} bars={bars}>
      <Link
        to={paths.updates()}
        className={classNames(iconButtonClass(), styles.home)}
        aria-label={formatMessage(messages.home, { site })}
      >
        <SiteMark size="small" />
      </Link>
      <div className={styles.names}>
        <Link to={paths.title(chapter.titleId)} className={styles.titleName} lang={lang}>
          <span className={styles.clipped}>{chapter.titleName}</span>
        </Link>
        <button
          type="button"
          className={styles.chapterName}
          aria-haspopup="dialog"
          aria-label={formatMessage(messages.chapters, { chapter: chapter.chapterName })}
          onClick={() => onPanel('chapters')}
        >
          <span className={styles.clipped}>{chapter.chapterName}</span>
          <ChevronDownIcon size="small" />
        </button>
        {/* Without scripts the buttons are hidden, so the chapter's name stands here. */}
        <noscript>
          <span className={styles.chapterName}>{chapter.chapterName}</span>
        </noscript>
      </div>
      {/* Buttons that depend on the browser or the chapter come first, so that the others do not move when they appear. */}
      {children}
      {fullscreen.isPossible && (
        <IconButton
          label={formatMessage(fullscreen.isOn ? messages.leaveFullscreen : messages.fullscreen)}
          icon={fullscreen.isOn ? <LeaveFullscreenIcon /> : <FullscreenIcon />}
          onClick={fullscreen.toggle}
        />
      )}
      <IconButton
        label={formatMessage(messages.overview)}
        icon={<GridIcon />}
        aria-haspopup="dialog"
        onClick={() => onPanel('overview')}
      />
      <IconButton
        label={formatMessage(messages.settings)}
        icon={<SettingsIcon />}
        aria-haspopup="dialog"
        onClick={() => onPanel('settings')}
      />
    </BarFrame>
  );
});
