import { Icon } from '@komawari/shared-ui';

export function ReloadIcon() {
  return (
    <Icon>
      <path d="M20 12a8 8 0 1 1-2.4-5.7M20 3v5h-5" />
    </Icon>
  );
}
