import { CHOICE_COOKIES } from '@komawari/shared-domain';
import { leaveChoice, selectTheme, useAppSelector } from '@komawari/shared-state';
import { useEffect, useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

/** Writes the reader's choice on the root element, where the tokens read it. */
export function useThemeOnRoot(): void {
  const theme = useAppSelector(selectTheme);
  // The root element is outside React's tree.
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    leaveChoice(document, CHOICE_COOKIES.theme, theme === 'system' ? undefined : theme);
  }, [theme]);
}

/** Whether the page is dark now, by choice or by the system. */
export function useIsDark(): boolean {
  const theme = useAppSelector(selectTheme);
  const isSystemDark = useSyncExternalStore(
    followSystem,
    () => matchMedia(DARK).matches,
    () => false,
  );
  return theme === 'system' ? isSystemDark : theme === 'dark';
}

function followSystem(onChange: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
