import type { Theme } from '@komawari/shared-domain';
import { selectTheme, themeChosen, useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { SegmentedControl, Sheet } from '@komawari/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContentLanguages } from './ContentLanguages';
import { messages } from './messages';
import { ServiceLanguage } from './ServiceLanguage';
import styles from './SettingsPanel.module.css';

export interface SettingsPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Site language, content languages, theme (docs/specification.md §2, settings panel). Every choice takes effect at once. */
export function SettingsPanel({ isOpen, onClose }: SettingsPanelProps) {
  const intl = useIntl();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage {...messages.title} />}
      closeLabel={intl.formatMessage(messages.close)}
    >
      <div className={styles.sections}>
        <ServiceLanguage />
        <ContentLanguages />
        <ThemeChoice />
      </div>
    </Sheet>
  );
}

function ThemeChoice() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const theme = useAppSelector(selectTheme);
  return (
    <SegmentedControl<Theme>
      legend={intl.formatMessage(messages.theme)}
      value={theme}
      onChange={(chosen) => dispatch(themeChosen(chosen))}
      segments={[
        { value: 'system', label: <FormattedMessage {...messages.themeSystem} /> },
        { value: 'light', label: <FormattedMessage {...messages.themeLight} /> },
        { value: 'dark', label: <FormattedMessage {...messages.themeDark} /> },
      ]}
    />
  );
}
