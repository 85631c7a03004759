import { themeChosen, useAppDispatch } from '@komawari/shared-state';
import { IconButton, MoonIcon, SunIcon } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { useIsDark } from '../theme/useTheme';
import { messages } from './messages';

/** Switches to the other theme. The settings panel also has "automatic". */
export function ThemeButton() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isDark = useIsDark();
  return (
    <IconButton
      label={intl.formatMessage(isDark ? messages.useLight : messages.useDark)}
      icon={isDark ? <SunIcon /> : <MoonIcon />}
      onClick={() => dispatch(themeChosen(isDark ? 'light' : 'dark'))}
    />
  );
}
